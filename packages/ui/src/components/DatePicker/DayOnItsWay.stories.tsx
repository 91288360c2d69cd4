import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { shapeOf } from '#testing/shapeOf.ts'
import { slowLine } from '#testing/slowLine.tsx'
import { Button } from '../Button/Button.tsx'
import { DatePicker } from './DatePicker.tsx'

const line = slowLine()

/** What a day is typed into has not come yet, and somebody types or chooses already. */
const meta = {
  component: DatePicker,
  title: 'Components/DatePicker/Day on its way',
  decorators: line.decorator,
  beforeEach: () => line.holdBack(),
  args: {
    label: 'Date of birth',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    today: '2026-05-15',
    maxValue: '2026-05-15',
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return (
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem', justifyItems: 'start' }}>
        <DatePicker {...args} value={value} onChange={change} />
        <Button>Save</Button>
      </div>
    )
  },
} satisfies Meta<typeof DatePicker>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const group = (canvas: Canvas) => canvas.getByRole('group', { name: 'Date of birth' })
const stop = (canvas: Canvas) => canvas.getByRole('spinbutton', { name: 'Date of birth' })
const part = (canvas: Canvas, name: RegExp) => canvas.getByRole('spinbutton', { name })
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Choose from a calendar Date of birth' })
const waits = () => screen.findByRole('status', { name: 'Loading…' })

/** It is one place for the focus, called like the field, and says what stands there. */
export const Typical: Story = {
  tags: ['axe'],
  args: { value: '1990-07-05', description: 'As in the passport' },
  play: async ({ canvas }) => {
    await expect(group(canvas)).toHaveTextContent('05/07/1990')
    await expect(group(canvas)).toHaveAccessibleDescription('As in the passport')
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1)
    await expect(stop(canvas)).toHaveAttribute('aria-valuetext', '05/07/1990')
    await expect(opener(canvas)).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(group(canvas)).toHaveTextContent('dd/mm/yyyy')
    await expect(stop(canvas)).toHaveAttribute('aria-valuetext', 'Empty')
  },
}

/** Nothing moves when it comes. */
const staysInPlace: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const shape = () => [shapeOf(canvas.getByRole('group')), shapeOf(canvas.getAllByRole('button')[0]!)]
  const before = shape()
  const width = canvasElement.scrollWidth
  await line.letCome()
  await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(3))
  await expect(shape()).toEqual(before)
  await expect(canvasElement.scrollWidth).toBe(width)
}

export const InPlace: Story = { args: { value: '1990-07-05' }, play: staysInPlace }
export const InPlaceEmpty: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Date of birth is required' },
  play: staysInPlace,
}
export const InPlaceHalfTyped: Story = { args: { value: '1990-07-' }, play: staysInPlace }
export const InPlaceReadOnly: Story = { args: { value: '1990-07-05', isReadOnly: true }, play: staysInPlace }
export const InPlaceDisabled: Story = { args: { value: '1990-07-05', isDisabled: true }, play: staysInPlace }
export const InPlaceWithTheFocus: Story = {
  args: { value: '1990-07-05' },
  play: async (context) => {
    await context.userEvent.tab()
    await staysInPlace(context)
    await expect(part(context.canvas, /^day/)).toHaveFocus()
  },
}

/** What is typed is there at once, and the focus goes where it would be. */
export const DigitsTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('050719')
    await expect(args.onChange).toHaveBeenLastCalledWith('0019-07-05')
    await line.letCome()
    await waitFor(() => expect(part(canvas, /^year/)).toHaveFocus())
    await userEvent.keyboard('90')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    await expect(group(canvas)).toHaveTextContent('05/07/1990')
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** Whoever types on while it comes loses no digit. */
const comesAfter = (digits: string): Story => ({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(digits)
    const come = line.letCome()
    await userEvent.keyboard('05071990'.slice(digits.length))
    await come
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(3))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    await expect(group(canvas)).toHaveTextContent('05/07/1990')
  },
})

export const ComesAmidTheDay = comesAfter('0')
export const ComesAfterTheDay = comesAfter('05')
export const ComesAmidTheMonth = comesAfter('050')
export const ComesAfterTheMonth = comesAfter('0507')
export const ComesAmidTheYear = comesAfter('05071')
export const ComesBeforeTheEnd = comesAfter('0507199')

/** Half a day stays half a day, also where the focus has gone on before it comes. */
export const LeftHalfTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('0507')
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
    await line.letCome()
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(3))
    await waitFor(() => expect(group(canvas)).toHaveTextContent('05/07/yyyy'))
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('-07-05')
  },
}

/** The calendar opens as soon as it can; the focus comes back to its button. */
export const CalendarAskedFor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(opener(canvas))
    await waits()
    await line.letCome()
    await screen.findByRole('dialog', { name: /Date of birth/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** Whoever has gone on, or taken it back, isn’t called back by a calendar. */
export const CalendarLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas))
    await waits()
    await userEvent.tab()
    await line.letCome()
    await expect(screen.queryByRole('status')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}

export const EscapePressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const hear = fn<(event: KeyboardEvent) => void>()
    await userEvent.click(opener(canvas))
    await waits()
    document.addEventListener('keydown', hear)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    await expect(hear).not.toHaveBeenCalled()
    await line.letCome()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener(canvas)).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Date of birth is required' },
  play: async ({ canvas, canvasElement }) => {
    await expect(stop(canvas)).toBeInvalid()
    await expect(stop(canvas)).toBeRequired()
    await expect(stop(canvas)).toHaveAccessibleDescription('Date of birth is required')
    canvasElement.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    await expect(stop(canvas)).toHaveFocus()
    await line.letCome()
    await expect(part(canvas, /^day/)).toHaveFocus()
    await expect(part(canvas, /^day/)).toHaveAccessibleDescription('Date of birth is required')
  },
}

/** A day of birth that the browser knows is filled in at once. */
export const FilledIn: Story = {
  args: { autoComplete: 'bday', name: 'birth' },
  play: async ({ canvas, canvasElement, args }) => {
    const filled = canvasElement.querySelector<HTMLInputElement>('input[name=birth][autocomplete=bday]')!
    await fireEvent.change(filled, { target: { value: '1990-07-05' } })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    await expect(group(canvas)).toHaveTextContent('05/07/1990')
  },
}

/** Over a broken line one types as ever, and it comes as soon as it can. */
export const LineBroken: Story = {
  play: async ({ canvas, userEvent, args }) => {
    line.breakDown()
    await userEvent.tab()
    await waitFor(() => expect(line.attempts()).toBeGreaterThan(0))
    await userEvent.keyboard('05071990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05')
    line.mend()
    await waitFor(() => expect(part(canvas, /^year/)).toHaveFocus())
  },
}

export const Urdu: Story = {
  globals: { language: 'ur' },
  args: { label: 'تاریخ پیدائش' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('05071990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05')
    await line.letCome()
    await expect(canvas.getAllByRole('spinbutton')[2]).toHaveFocus()
  },
}
