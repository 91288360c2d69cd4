import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  title: 'Components/Overlays/Dialog',
  tags: ['autodocs'],
  args: { title: 'Receipt', isOpen: false, onOpenChange: fn(), children: 'Paid on Monday.' },
  render: function WithTrigger(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Show receipt</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          actions={<Button onPress={() => setIsOpen(false)}>Done</Button>}
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const FocusComesBack: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Receipt' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show receipt' })).toHaveFocus())
  },
}

export const CloseButton: Story = {
  args: { title: 'A receipt with a title that is as long as the dialog is wide' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show receipt' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LongText: Story = {
  tags: ['axe'],
  args: { children: 'What a receipt says, and says again. '.repeat(120), size: 'lg' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show receipt' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { title: 'Cancel lesson', children: 'The students get an email.' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Dialog {...args} isOpen actions={<Button variant="primary">Cancel lesson</Button>} />,
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { title: 'Attention!', children: 'What a receipt says, and says again. '.repeat(20) },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Dialog {...args} isOpen actions={<Button variant="primary">OK</Button>} />,
}
