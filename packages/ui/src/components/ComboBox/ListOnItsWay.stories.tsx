import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { slowLine } from '#testing/slowLine.tsx'
import { Button } from '../Button/Button.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { ComboBox } from './ComboBox.tsx'

const items = examples.listCourses[200].typical.course.map(({ id, name }) => ({ id: String(id), label: name }))

type Field = {
  isMany: boolean
  value: readonly string[]
  /** What stands in it while nobody searches. */
  words: string
  /** What is chosen after Qaida for children has been. */
  after: readonly string[]
}

const fields: readonly Field[] = [
  { isMany: false, value: [], words: '', after: ['4'] },
  { isMany: false, value: ['1'], words: 'Tajweed for beginners', after: ['4'] },
  { isMany: true, value: [], words: '', after: ['4'] },
  { isMany: true, value: ['1'], words: '', after: ['1', '4'] },
]

const line = slowLine()
const [onChange, onSubmit] = [fn(), fn()]

function Chosen({ isMany, value }: Field) {
  const [ids, setIds] = useState(value)
  const change = (next: readonly string[]) => {
    setIds(next)
    onChange(next)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {isMany ? (
        <MultiSelect label="Courses" items={items} value={ids} onChange={change} />
      ) : (
        <ComboBox
          label="Course"
          items={items}
          value={ids[0] ?? null}
          onChange={(id) => change(id === null ? [] : [id])}
        />
      )}
      <Button type="submit">Save</Button>
    </form>
  )
}

let show: (field: Field) => void = () => undefined

function Stage() {
  const [{ count, field }, setShown] = useState({ count: 0, field: fields[0] })
  useEffect(() => {
    show = (next) => setShown((last) => ({ count: last.count + 1, field: next }))
  }, [])
  return field && <Chosen key={count} {...field} />
}

/** The list of a field that searches has not come yet, and somebody searches already. */
const meta = {
  component: Stage,
  title: 'Components/ComboBox/List on its way',
  decorators: line.decorator,
  beforeEach: () => line.holdBack(),
} satisfies Meta<typeof Stage>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Act = Pick<Context, 'userEvent'> & { field: Field; input: HTMLElement; sign: HTMLElement; save: HTMLElement }

/** Happens in every field, each time anew with nothing there but the field. */
const inEveryField =
  (act: (context: Act) => Promise<void>): NonNullable<Story['play']> =>
  async (context) => {
    for (const field of fields) {
      const before = context.canvas.getByRole('combobox', { hidden: true })
      line.holdBack()
      onChange.mockClear()
      onSubmit.mockClear()
      show(field)
      await waitFor(() => expect(before).not.toBeInTheDocument())
      const input = context.canvas.getByRole('combobox')
      const sign = context.canvas.getByRole('button', { name: /^Show suggestions/ })
      const save = context.canvas.getByRole('button', { name: 'Save' })
      input.focus()
      await act({ userEvent: context.userEvent, field, input, sign, save })
      await context.userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(onSubmit).not.toHaveBeenCalled()
    }
  }

/** What is typed stands there, and it shows that something is on its way. */
async function waits({ input }: Act, typed: string) {
  await screen.findByRole('status', { name: 'Loading…' })
  await expect(input).toHaveValue(typed)
  await expect(input).toHaveFocus()
  await expect(screen.queryByRole('listbox')).toBeNull()
}

/** The list that has come shows so many, and the field has kept what it had. */
async function opens({ input }: Act, typed: string, count: number) {
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count))
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expect(input).toHaveValue(typed)
  await expect(input).toHaveFocus()
  await expect(onChange).not.toHaveBeenCalled()
}

async function staysClosed({ input, field }: Act) {
  await line.letCome()
  await expect(input).toHaveAttribute('aria-expanded', 'false')
  await expect(screen.queryByRole('listbox')).toBeNull()
  await expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull()
  await expect(input).toHaveValue(field.words)
  await expect(onChange).not.toHaveBeenCalled()
}

export const LettersTyped: Story = {
  tags: ['axe'],
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('qaida')
    await waits(act, 'qaida')
    await line.letCome()
    await opens(act, 'qaida', 1)
    await act.userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(act.field.after))
  }),
}

/** The first letters come before the list, the last after it; it is left without a choice. */
export const TypedOnAndLeft: Story = {
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('no')
    await waits(act, 'no')
    const coming = line.letCome()
    await act.userEvent.keyboard('body')
    await coming
    await waitFor(() => expect(screen.getByText('Nothing matches “nobody”')).toBeVisible())
    await expect(act.input).toHaveValue('nobody')
    await act.userEvent.tab()
    await waitFor(() => expect(act.input).toHaveValue(act.field.words))
    await expect(act.save).toHaveFocus()
  }),
}

export const ArrowPressed: Story = {
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('qaida{ArrowDown}')
    await waits(act, 'qaida')
    await line.letCome()
    await opens(act, 'qaida', 1)
    await waitFor(() => expect(act.input).toHaveAttribute('aria-activedescendant'))
    await act.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(act.field.after))
  }),
}

export const ArrowPressedAlone: Story = {
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('{ArrowDown}')
    await waits(act, act.field.words)
    await line.letCome()
    await opens(act, act.field.words, items.length)
    await waitFor(() => expect(act.input).toHaveAttribute('aria-activedescendant'))
  }),
}

/** Nothing that nobody has seen is chosen, and the form is not sent. */
export const EnterPressed: Story = {
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('qaida{Enter}')
    await waits(act, 'qaida')
    await line.letCome()
    await opens(act, 'qaida', 1)
  }),
}

/** It takes back what was asked for, and the window around it does not hear of it. */
export const EscapePressed: Story = {
  play: inEveryField(async (act) => {
    const hear = fn<(event: KeyboardEvent) => void>()
    await act.userEvent.keyboard('qaida')
    await waits(act, 'qaida')
    document.addEventListener('keydown', hear)
    await act.userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    await expect(hear).not.toHaveBeenCalled()
    await staysClosed(act)
    await expect(act.input).toHaveFocus()
    await act.userEvent.keyboard('{ArrowDown}')
    await opens(act, act.field.words, items.length)
  }),
}

export const TabbedAway: Story = {
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('qaida{ArrowDown}')
    await waits(act, 'qaida')
    await act.userEvent.tab()
    await staysClosed(act)
    await expect(act.save).toHaveFocus()
  }),
}

/** A screen reader takes the focus along to the button that it presses. */
export const ChevronPressed: Story = {
  play: inEveryField(async (act) => {
    await act.userEvent.keyboard('qaida')
    act.sign.focus()
    await act.userEvent.click(act.sign)
    await waits(act, 'qaida')
    await line.letCome()
    await opens(act, 'qaida', 1)
  }),
}

export const ChevronPressedFirst: Story = {
  play: inEveryField(async (act) => {
    act.input.blur()
    await act.userEvent.click(act.sign)
    await waits(act, act.field.words)
    await act.userEvent.keyboard('qaida')
    await line.letCome()
    await opens(act, 'qaida', 1)
  }),
}

/** Over a broken line it is asked for again, and comes as soon as it can. */
export const LineBroken: Story = {
  play: inEveryField(async (act) => {
    line.breakDown()
    await act.userEvent.keyboard('qaida')
    await waitFor(() => expect(line.attempts()).toBeGreaterThan(1))
    await waits(act, 'qaida')
    line.mend()
    await opens(act, 'qaida', 1)
  }),
}
