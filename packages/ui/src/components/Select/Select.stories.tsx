import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  title: 'Components/Select',
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

export const Invalid: Story = { args: { errorMessage: 'Payment status is required', isRequired: true } }
