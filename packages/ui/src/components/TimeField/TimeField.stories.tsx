import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { TimeField } from './TimeField.tsx'

const meta = {
  component: TimeField,
  title: 'Components/Fields/TimeField',
  tags: ['autodocs'],
  args: { label: 'From', value: '', onChange: fn() },
  render: renderControlled(TimeField),
} satisfies Meta<typeof TimeField>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const parts = (canvas: Canvas) => canvas.getAllByRole('spinbutton').map((part) => part.textContent)

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1605')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:05'))
    await expect(parts(canvas)).toEqual(['16', '05'])
  },
}

export const SteppedWithArrows: Story = {
  args: { value: '23:59' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('00:59'))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('00:58'))
  },
}

/** Usual times can be chosen, others typed. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usual times: From' }))
    const menu = within(await screen.findByRole('menu', { name: 'Usual times: From' }))
    await expect(menu.getAllByRole('menuitemradio')).toHaveLength(37)
    await userEvent.click(menu.getByRole('menuitemradio', { name: '16:30' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:30'))
    await expect(parts(canvas)).toEqual(['16', '30'])
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^minute/ }))
    await userEvent.keyboard('05')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:05'))
  },
}

export const HalfTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('16')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:'))
    await userEvent.tab()
    await expect(parts(canvas)[0]).toBe('16')
  },
}

/** An incomplete value from a stored draft. */
export const HalfTypedBefore: Story = {
  args: { value: '16:' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(parts(canvas)[0]).toBe('16'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Cleared: Story = {
  args: { value: '16:05' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^minute/ }))
    await userEvent.keyboard('{Backspace>2/}{ArrowLeft}{Backspace>2/}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
  },
}

/** Seconds added by a database are neither shown nor reported as a change. */
export const WithSeconds: Story = {
  args: { value: '16:05:00' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(parts(canvas)).toEqual(['16', '05'])
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { isRequired: true, errorMessage: 'From is required' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus()
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: '16:05' } }
export const ReadOnly: Story = { args: { isReadOnly: true, value: '16:05' } }

/** Hours before minutes, from left to right, in every language. */
export const Urdu: Story = {
  globals: { language: 'ur' },
  args: { label: 'سے', value: '16:05' },
  play: async ({ canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect())
    await expect(hour!.left).toBeLessThan(minute!.left)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Start of the reminder emails', value: '18:00' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Time', value: '06:00' },
}
