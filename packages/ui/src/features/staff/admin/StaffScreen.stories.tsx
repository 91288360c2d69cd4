import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { allColumns } from '#testing/allColumns.tsx'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { StaffScreen } from './StaffScreen.tsx'

const { typical, alone, empty, longText } = examples.listStaff[200]
const { link, until } = examples.inviteStaff[200].invited

const meta = {
  component: StaffScreen,
  title: 'Screens/Admin/Staff',
  parameters: { now: new Date('2026-11-21T09:00:00Z') },
  args: {
    staff: ready(typical.staff),
    restoreFocusTo: undefined,
    settingsHref: '#settings',
    onOpen: fn(),
    issued: undefined,
    onCloseIssued: fn(),
    onNewLink: acceptSubmit(),
    onBlock: acceptSubmit(),
    onRemove: acceptSubmit(),
  },
} satisfies Meta<typeof StaffScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(args.onOpen).toHaveBeenCalledWith('new')
    await pressRowAction({ canvas, userEvent }, 'Edit', 'Yusuf Rahman')
    await expect(args.onOpen).toHaveBeenCalledWith(30)
  },
}

export const AllColumns: Story = {
  ...allColumns,
  play: async ({ canvas }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }))
    await expect(row('Yusuf Rahman').getByText('Payments')).toBeVisible()
    await expect(row('Salma Farooq').getByText('You')).toBeVisible()
    await expect(row('Salma Farooq').getByText('Everything')).toBeVisible()
    await expect(row('Hana Siddiqui').getByText('Invited')).toBeVisible()
    await expect(row('Hana Siddiqui').getByText('Not in the last 90 days')).toBeVisible()
    await expect(row('Daniel Weiss').getByText('Invitation expired')).toBeVisible()
    await expect(row('أنس الخطيب').getByText('Blocked')).toBeVisible()
  },
}

/** The own account can’t be blocked, and removing it has its own words. */
export const RemovingOneself: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Salma Farooq' }))
    await expect(await screen.findByRole('menuitem', { name: 'Remove Salma Farooq' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Block Salma Farooq' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove Salma Farooq' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove yourself?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove myself' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(typical.staff[0]))
  },
}

export const Removing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Remove', 'Yusuf Rahman')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove from staff?' }))
    await expect(dialog.getByText(/Their name stays in the history/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(typical.staff[1]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const RemovingRefused: Story = {
  args: { onRemove: rejectSubmit(examples.deleteStaff[422].invalid.error) },
  play: async ({ canvas, userEvent }) => {
    await pressRowAction({ canvas, userEvent }, 'Remove', 'Salma Farooq')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove myself' }))
    await expect(await dialog.findByText(/^Nobody else with full access could sign in\./)).toBeVisible()
  },
}

export const Blocking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Block', 'Yusuf Rahman')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block access?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(args.onBlock).toHaveBeenCalledWith(30, true))
  },
}

export const Unblocking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Unblock', 'أنس الخطيب')
    await expect(args.onBlock).toHaveBeenCalledWith(33, false)
  },
}

/** Only someone who was invited gets a new link. */
export const NewLink: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'New link for', 'Daniel Weiss')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create new link?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create new link' }))
    await waitFor(() => expect(args.onNewLink).toHaveBeenCalledWith(typical.staff[5]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Yusuf Rahman' }))
    await expect(screen.queryByRole('menuitem', { name: 'New link for Yusuf Rahman' })).toBeNull()
  },
}

export const Invited: Story = {
  decorators: [
    (Screen) => (
      <CopyTextContext value={async () => true}>
        <Screen />
      </CopyTextContext>
    ),
  ],
  args: { issued: { name: 'Bushra Aziz', link, until, isMailed: true } },
  play: async ({ canvas, userEvent, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Invitation link' }))
    await expect(card.getByText(/^We emailed the link\./)).toBeVisible()
    await expect(card.getByText(link)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Copy invitation link' }))
    await expect(await card.findByRole('button', { name: 'Copied: invitation link' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Done' }))
    await expect(args.onCloseIssued).toHaveBeenCalled()
  },
}

export const InvitedWithoutEmail: Story = {
  args: { issued: { name: 'Bushra Aziz', link, until, isMailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Email isn’t set up, so copy the link/)).toBeVisible()
  },
}

export const Alone: Story = { args: { staff: ready(alone.staff) } }

export const Empty: Story = { args: { staff: ready(empty.staff) } }

export const Loading: Story = { args: { staff: loading } }

export const Failed: Story = {
  args: { staff: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A backend without staff. */
export const NotOffered: Story = {
  args: { staff: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staff can’t be managed here on this server.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    staff: ready(longText.staff),
    issued: { name: longText.staff[1]!.name, link: `${link}${'a'.repeat(80)}`, until, isMailed: true },
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { issued: { name: 'Bushra Aziz', link, until, isMailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yusuf Rahman')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
