import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { slowLine } from '#testing/slowLine.tsx'
import { Button } from '../Button/Button.tsx'
import { Select } from './Select.tsx'

const line = slowLine()

/** The list has not come yet, and somebody chooses already. */
const meta = {
  component: Select,
  title: 'Components/Select/List on its way',
  decorators: line.decorator,
  beforeEach: () => line.holdBack(),
  args: {
    label: 'Payment status',
    selectedId: null,
    onSelect: fn(),
    onBlur: fn(),
    items: [
      { id: 'pending', label: 'Pending' },
      { id: 'paid', label: 'Paid' },
      { id: 'rejected', label: 'Rejected' },
    ],
  },
  render: function Chosen(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId)
    return (
      <>
        <Select
          {...args}
          selectedId={selectedId}
          onSelect={(id) => {
            setSelectedId(id)
            args.onSelect(id)
          }}
        />
        <Button>Save</Button>
      </>
    )
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

const waits = () => screen.findByRole('status', { name: 'Loading…' })

async function staysClosed() {
  await line.letCome()
  await expect(screen.queryByRole('status')).toBeNull()
  await expect(screen.queryByRole('listbox')).toBeNull()
}

export const ArrowPressed: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waits()
    await line.letCome()
    await waitFor(() => expect(screen.getByRole('option', { name: 'Rejected' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith('rejected'))
  },
}

/** Letters choose meanwhile as they do while it is closed, and Enter chooses nothing that nobody has seen. */
export const LettersTyped: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waits()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('pai')
    await expect(args.onSelect).toHaveBeenLastCalledWith('paid')
    await line.letCome()
    await waitFor(() => expect(screen.getByRole('option', { name: 'Paid' })).toHaveFocus())
  },
}

export const EscapePressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const hear = fn<(event: KeyboardEvent) => void>()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waits()
    document.addEventListener('keydown', hear)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    await expect(hear).not.toHaveBeenCalled()
    await staysClosed()
    await expect(canvas.getByRole('button', { name: /Payment status/ })).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** The list does not take the focus from where it has gone. */
export const TabbedAway: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waits()
    await userEvent.tab()
    await staysClosed()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Pressed: Story = {
  args: { selectedId: 'paid' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment status/ }))
    await waits()
    await line.letCome()
    await waitFor(() => expect(screen.getByRole('option', { name: 'Paid' })).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: 'Pending' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('pending')
  },
}

/** Over a broken line it is asked for again, and comes as soon as it can. */
export const LineBroken: Story = {
  play: async ({ canvas, userEvent }) => {
    line.breakDown()
    await userEvent.click(canvas.getByRole('button', { name: /Payment status/ }))
    await waitFor(() => expect(line.attempts()).toBeGreaterThan(0))
    await waits()
    line.mend()
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
}
