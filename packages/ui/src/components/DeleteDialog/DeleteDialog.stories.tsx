import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { DeleteDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

const meta = {
  component: DeleteDialog<{ name: string }>,
  title: 'Components/Overlays/DeleteDialog',
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  tags: ['autodocs'],
  args: {
    subject: { name: 'Tajweed' },
    title: 'Delete course?',
    onDelete: acceptSubmit(),
    onClose: fn(),
    children: ({ name }) => <p>{name} will be gone.</p>,
  },
} satisfies Meta<typeof DeleteDialog<{ name: string }>>
export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete course?' })
    await expect(dialog).toHaveTextContent('Tajweed will be gone.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(args.onDelete).toHaveBeenCalledWith({ name: 'Tajweed' })
  },
}

export const Refused: Story = {
  args: { onDelete: rejectSubmit('Students are enrolled.') },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByText('Students are enrolled.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

// proves 2§5.15
export const PressedTwice: Story = {
  args: { onDelete: neverSettle() },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog')
    const button = within(dialog).getByRole('button', { name: /Delete/ })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onDelete).toHaveBeenCalledTimes(1)
  },
}

export const GivenUp: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: ({ name }) => <p>{name} and its 12 outlines are deleted for everyone.</p> },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { title: 'Delete?', children: () => <p>This record will be deleted.</p> },
}
