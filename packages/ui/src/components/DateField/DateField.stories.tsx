import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DateField } from './DateField.tsx'

const meta = {
  component: DateField,
  title: 'Components/Fields/DateField',
  tags: ['autodocs'],
  args: { label: 'Date of birth', value: '', onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return (
      <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
        <DateField {...args} value={value} onChange={change} />
        <Button onPress={() => setValue('')}>Start over</Button>
      </div>
    )
  },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const parts = (canvas: Canvas) => canvas.getAllByRole('spinbutton').map((part) => part.textContent)

/** Typing digits moves from one segment to the next. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /^day, Date of birth/ })).toHaveFocus()
    await userEvent.keyboard('05071990')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    await expect(parts(canvas)).toEqual(['05', '07', '1990'])
  },
}

/** An incomplete date is reported with gaps, so that a form can tell it from an empty one. */
export const HalfTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('0507')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('-07-05'))
    await userEvent.tab()
    await expect(parts(canvas)).toEqual(['05', '07', 'yyyy'])
  },
}

/** Deleting one segment reports an incomplete date and keeps the others. */
export const PartTakenOut: Story = {
  args: { value: '1990-07-05' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-'))
    await expect(parts(canvas)).toEqual(['dd', '07', '1990'])
    await userEvent.keyboard('05')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
  },
}

export const Cleared: Story = {
  args: { value: '1990-07-05' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year/ }))
    await userEvent.keyboard('{Backspace>4/}{ArrowLeft}{Backspace>2/}{ArrowLeft}{Backspace>2/}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
    await expect(parts(canvas)).toEqual(['dd', 'mm', 'yyyy'])
  },
}

/** Resetting the form also clears incomplete input. */
export const EmptiedFromOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('0507')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(parts(canvas)).toEqual(['dd', 'mm', 'yyyy']))
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { isRequired: true, errorMessage: 'Date of birth is required', description: 'As in the passport' },
  play: async ({ canvas, canvasElement }) => {
    const first = canvasElement.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.focus()
    // The segments are rendered once the field has the focus.
    await expect(await canvas.findByRole('spinbutton', { name: /^day/ })).toHaveFocus()
    await expect(first).toHaveAccessibleDescription(/As in the passport.*Date of birth is required/)
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: '1990-07-05' } }

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '1990-07-05' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('09{ArrowUp}{Backspace}')
    await expect(parts(canvas)).toEqual(['05', '07', '1990'])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Urdu: Story = {
  tags: ['slow'],
  globals: { language: 'ur' },
  args: { label: 'تاریخ پیدائش', value: '1990-07-05' },
  play: async ({ canvas }) => {
    const [day, , year] = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect())
    // Urdu writes 05/07/1990 from left to right, even in a right-to-left page.
    await expect(day!.left).toBeLessThan(year!.left)
  },
}

export const Arabic: Story = {
  tags: ['slow'],
  globals: { language: 'ar' },
  args: { label: 'تاريخ الميلاد' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('05071990')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    const [day, , year] = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect())
    await expect(day!.left).toBeGreaterThan(year!.left)
  },
}

export const LongText: Story = {
  args: {
    label: 'The day on which the student was born, as it stands in the passport '.repeat(2),
    errorMessage: 'An error that explains itself at length. '.repeat(5),
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Date of birth', value: '2014-03-09' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Day of the next lesson', value: '' },
}
