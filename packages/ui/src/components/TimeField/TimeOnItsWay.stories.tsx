import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { shapeOf } from '#testing/shapeOf.ts'
import { slowLine } from '#testing/slowLine.tsx'
import { TimeField } from './TimeField.tsx'

const line = slowLine()

/** What a time is typed into has not come yet, and somebody types already. */
const meta = {
  component: TimeField,
  title: 'Components/TimeField/Time on its way',
  decorators: line.decorator,
  beforeEach: () => line.holdBack(),
  args: { label: 'From', value: '', onChange: fn(), onBlur: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <TimeField {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof TimeField>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const group = (canvas: Canvas) => canvas.getByRole('group', { name: 'From' })
const stop = (canvas: Canvas) => canvas.getByRole('spinbutton', { name: 'From' })
const part = (canvas: Canvas, name: RegExp) => canvas.getByRole('spinbutton', { name })

/** It is one place for the focus, called like the field, and says what stands there. */
export const Typical: Story = {
  tags: ['axe'],
  args: { value: '16:05', description: 'By the school’s clocks', isRequired: true },
  play: async ({ canvas }) => {
    await expect(group(canvas)).toHaveTextContent('16:05')
    await expect(group(canvas)).toHaveAccessibleDescription('By the school’s clocks')
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1)
    await expect(stop(canvas)).toHaveAttribute('aria-valuetext', expect.stringContaining('16:05'))
    await expect(stop(canvas)).toHaveAccessibleDescription('By the school’s clocks')
    await expect(stop(canvas)).toBeRequired()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(group(canvas)).toHaveTextContent('––:––')
    await expect(stop(canvas)).toHaveAttribute('aria-valuetext', 'Empty')
  },
}

/** Nothing moves when it comes. */
const staysInPlace: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const before = shapeOf(canvas.getByRole('group'))
  const width = canvasElement.scrollWidth
  await line.letCome()
  await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(2))
  await expect(shapeOf(canvas.getByRole('group'))).toEqual(before)
  await expect(canvasElement.scrollWidth).toBe(width)
}

export const InPlace: Story = { args: { value: '16:05' }, play: staysInPlace }
export const InPlaceEmpty: Story = { tags: ['axe'], args: { errorMessage: 'From is required' }, play: staysInPlace }
export const InPlaceHalfTyped: Story = { args: { value: '16:' }, play: staysInPlace }
export const InPlaceReadOnly: Story = { args: { value: '16:05', isReadOnly: true }, play: staysInPlace }
export const InPlaceDisabled: Story = { args: { value: '16:05', isDisabled: true }, play: staysInPlace }
export const InPlaceWithTheFocus: Story = {
  args: { value: '16:05' },
  play: async (context) => {
    await context.userEvent.tab()
    await staysInPlace(context)
    await expect(part(context.canvas, /^hour/)).toHaveFocus()
  },
}

/** What is typed is there at once, and the focus goes where it would be. */
export const DigitsTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1605')
    await expect(args.onChange).toHaveBeenLastCalledWith('16:05')
    await expect(group(canvas)).toHaveTextContent('16:05')
    await line.letCome()
    await expect(part(canvas, /^minute/)).toHaveFocus()
    await expect(group(canvas)).toHaveTextContent('16:05')
    await userEvent.keyboard('30')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:30'))
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** It comes between the two digits of an hour. */
export const ComesAmidAnHour: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1')
    await expect(args.onChange).toHaveBeenLastCalledWith('01:')
    await line.letCome()
    await waitFor(() => expect(part(canvas, /^hour/)).toHaveFocus())
    await userEvent.keyboard('605')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:05'))
    await expect(group(canvas)).toHaveTextContent('16:05')
  },
}

/** Half a time stays half a time, also where the focus has gone on before it comes. */
export const LeftHalfTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('16')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
    await line.letCome()
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(2))
    await waitFor(() => expect(group(canvas)).toHaveTextContent('16:––'))
    await expect(canvas.getByRole('button', { name: 'Usual times: From' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('16:')
  },
}

export const TakenBack: Story = {
  args: { value: '16:05' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(':05')
    await userEvent.keyboard('9{Backspace>3/}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

/** The part that is pressed is the one that is typed into. */
export const MinutesPressed: Story = {
  args: { value: '16:05' },
  play: async ({ canvas, userEvent, args }) => {
    const { left, top } = canvas.getByText('05').getBoundingClientRect()
    const coords = { clientX: left + 4, clientY: top + 4 }
    await userEvent.pointer([{ target: stop(canvas), coords, keys: '[MouseLeft]' }])
    await line.letCome()
    await expect(part(canvas, /^minute/)).toHaveFocus()
    await userEvent.keyboard('30')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:30'))
  },
}

/** From behind one comes to the minutes. */
export const ComesFromBehind: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Usual times: From' }).focus()
    await userEvent.tab({ shift: true })
    await expect(stop(canvas)).toHaveFocus()
    await line.letCome()
    await expect(part(canvas, /^minute/)).toHaveFocus()
  },
}

export const LabelPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('From'))
    await expect(stop(canvas)).toHaveFocus()
    await line.letCome()
    await expect(part(canvas, /^hour/)).toHaveFocus()
  },
}

/** A form puts the focus into what is wrong as ever. */
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'From is required' },
  play: async ({ canvas, canvasElement }) => {
    await expect(stop(canvas)).toBeInvalid()
    await expect(stop(canvas)).toHaveAccessibleDescription('From is required')
    canvasElement.querySelector<HTMLElement>('[data-invalid] [aria-invalid="true"]')?.focus()
    await expect(stop(canvas)).toHaveFocus()
    await line.letCome()
    await expect(part(canvas, /^hour/)).toHaveFocus()
    await expect(part(canvas, /^hour/)).toHaveAccessibleDescription('From is required')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '16:05' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(stop(canvas)).toHaveFocus()
    await userEvent.keyboard('09{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(group(canvas)).toHaveTextContent('16:05')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, value: '16:05' },
  play: async ({ canvas }) => {
    await expect(stop(canvas)).toBeDisabled()
  },
}

/** It takes over the focus that the page has put here by itself, and no other afterwards. */
export const FocusedByThePage: Story = {
  args: { autoFocus: true },
  play: async ({ canvas, userEvent }) => {
    await expect(stop(canvas)).toHaveFocus()
    await userEvent.keyboard('16')
    await line.letCome()
    await expect(part(canvas, /^minute/)).toHaveFocus()
  },
}

/** Over a broken line one types as ever, and it comes as soon as it can. */
export const LineBroken: Story = {
  play: async ({ canvas, userEvent, args }) => {
    line.breakDown()
    await userEvent.tab()
    await waitFor(() => expect(line.attempts()).toBeGreaterThan(0))
    await userEvent.keyboard('1605')
    await expect(args.onChange).toHaveBeenLastCalledWith('16:05')
    line.mend()
    await waitFor(() => expect(part(canvas, /^minute/)).toHaveFocus())
  },
}

export const Urdu: Story = {
  globals: { language: 'ur' },
  args: { label: 'سے' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1605')
    await expect(args.onChange).toHaveBeenLastCalledWith('16:05')
    const [hour, minute] = ['16', '05'].map((text) => canvas.getByText(text).getBoundingClientRect().left)
    await expect(hour!).toBeLessThan(minute!)
    await line.letCome()
    await expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus()
  },
}
