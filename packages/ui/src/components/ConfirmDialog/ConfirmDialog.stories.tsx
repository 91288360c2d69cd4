import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  title: 'Components/Overlays/ConfirmDialog',
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Delete course?',
    children: 'Tajweed for beginners will be gone for everyone.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Danger: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete course?' })
    await expect(dialog).toHaveAccessibleDescription('Tajweed for beginners will be gone for everyone.')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Plain: Story = {
  args: { tone: 'default', title: 'Discard changes?', confirmLabel: 'Discard changes', cancelLabel: 'Keep editing' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { error: 'Students are enrolled in this course.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Students are enrolled in this course.')
  },
}

export const LongText: Story = { args: { children: 'A name that does not come to an end '.repeat(30) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: 'Tajweed for beginners and its outlines are deleted for everyone.' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { title: 'Are you sure?', children: 'This can’t be undone.', confirmLabel: 'Yes', cancelLabel: 'No' },
}
