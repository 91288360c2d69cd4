import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ScheduleConflictDialog } from '../ScheduleConflictBanner/ScheduleConflictBanner.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

const { conflict, conflictRefused, longText } = examples.findClashes[200]

const meta = {
  component: ScheduleConflictDialog,
  title: 'Components/Overlays/ScheduleConflictDialog',
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  tags: ['autodocs'],
  args: { conflicts: conflict, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ScheduleConflictDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Save anyway?' })
    await expect(dialog).toHaveAccessibleDescription(/Amina Yusuf teaches “Tajweed, evening” at that time/)
    await expect(within(dialog).getByText('and 1 more')).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Change times' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const GoesOn: Story = {
  globals: { language: 'en' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** If the school doesn't allow conflicts, the dialog explains that and can only be closed. */
export const NotAllowed: Story = {
  globals: { language: 'en' },
  args: { conflicts: conflictRefused },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'These times aren’t available' })
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    await expect(names).toEqual(['Close', 'Change times'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change times' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Closed: Story = {
  args: { conflicts: undefined },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const LongText: Story = { args: { conflicts: longText } }
export const Urdu: Story = { globals: { language: 'ur' } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <ConfirmDialog isOpen title="Conflict" confirmLabel="Save" onConfirm={fn()} onCancel={fn()}>
      There is a conflict.
    </ConfirmDialog>
  ),
}
