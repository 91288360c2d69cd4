import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading } from '#remote.ts'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  title: 'Components/Fields/Select',
  tags: ['autodocs'],
  args: {
    label: 'Payment status',
    placeholder: 'Choose a status',
    selectedId: null,
    onSelect: fn(),
    items: [
      { id: 'pending', label: 'Pending' },
      { id: 'paid', label: 'Paid' },
      { id: 'rejected', label: 'Rejected' },
    ],
  },
  render: function Chosen(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId)
    return (
      <Select
        {...args}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id)
          args.onSelect(id)
        }}
      />
    )
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('paid'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveTextContent('Paid')
  },
}

/** While the list is closed, typing letters and arrow keys change the value. */
export const WithoutTheList: Story = {
  // ArrowLeft is always the previous option, regardless of direction.
  parameters: { mirrorsArrows: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('re')
    await expect(args.onSelect).toHaveBeenLastCalledWith('rejected')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('paid')
    await expect(canvas.getByRole('button')).toHaveTextContent('Paid')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('rejected')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByText('Payment status'))
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Choosing the selected option again closes the list. */
export const TheSameAgain: Story = {
  args: { selectedId: 'paid' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'Paid' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(canvas.getByRole('button')).toHaveTextContent('Paid')
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Payment status is required', isRequired: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button')
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription('Payment status is required')
    control.focus()
    await expect(control).toHaveFocus()
  },
}

/** A read-only select is focusable and announces its value, but can't be changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, selectedId: 'paid' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('button')
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(control)
    await userEvent.keyboard('{ArrowDown}r')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(control).toHaveTextContent('Paid')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

const reason = 'No class timings available for this student.'

export const OptionThatCannotBeChosen: Story = {
  tags: ['axe'],
  args: {
    items: [
      { id: '1', label: 'STD-001 · Zaynab Malik', disabledReason: reason },
      { id: '2', label: 'STD-002 · محمد عثمان' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const option = await screen.findByRole('option', { name: /STD-001 · Zaynab Malik/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveTextContent(reason)
    await userEvent.click(option)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByText('No options')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { items: loading },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}

const retry = fn()

export const Failed: Story = {
  args: { items: failed('Error fetching students', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching students')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}

const long = 'A course whose name says nearly all there is to say about it '.repeat(3)

export const LongText: Story = {
  args: { selectedId: 'long', label: long, items: [{ id: 'long', label: long }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('option')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { selectedId: 'paid' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    label: 'Student',
    placeholder: 'Choose a student',
    items: Array.from({ length: 200 }, (_, index) => ({ id: String(index), label: `STD-${index + 1}` })),
  },
}
