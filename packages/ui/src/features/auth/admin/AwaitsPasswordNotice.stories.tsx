import { examples } from '@maktab/contract/examples'
import type { Invitation } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { AwaitsPasswordNotice } from './AwaitsPasswordNotice.tsx'

const [person] = examples.listStudents[200].invited.students
const { created, mailed } = examples.createInvitation[200]
const copyText = fn(async () => true)

const meta = {
  component: AwaitsPasswordNotice,
  title: 'Screens/Admin/Student/Invitation',
  args: { person: person!, onInvite: fn(async (): Promise<Invitation | undefined> => created.invitation) },
  decorators: [
    (Notice) => (
      <CopyTextContext value={copyText}>
        <Notice />
      </CopyTextContext>
    ),
  ],
} satisfies Meta<typeof AwaitsPasswordNotice>
export default meta

type Story = StoryObj<typeof meta>

const openDialog = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New invitation link' }))
  return within(await screen.findByRole('dialog', { name: /^Invitation for/ }))
}

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No password yet')).toBeVisible()
  },
}

export const Copied: Story = {
  tags: ['axe'],
  play: async (context) => {
    const dialog = await openDialog(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Copy invitation' }))
    await waitFor(() => expect(copyText).toHaveBeenLastCalledWith(created.invitation.link))
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Mailed: Story = {
  args: { onInvite: fn(async () => mailed.invitation) },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.getByText(/^We emailed this link to/)).toBeVisible()
  },
}

/** The error was already reported. */
export const Failed: Story = {
  args: { onInvite: fn(async () => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New invitation link' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const HasPassword: Story = {
  args: { person: { ...person!, awaitsPassword: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const NotOffered: Story = { args: { onInvite: undefined }, play: HasPassword.play! }

export const LongText: Story = {
  args: { person: { ...person!, name: examples.listStudents[200].longText.students[0]!.name } },
}
