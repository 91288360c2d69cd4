import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { fillField } from '#testing/fillField.ts'
import { StaffFormPage } from './StaffFormPage.tsx'

const { typical, longText } = examples.listStaff[200]
const refused = examples.inviteStaff[422].invalid

const meta = {
  component: StaffFormPage,
  title: 'Screens/Admin/Staff form',
  parameters: { now: new Date('2026-11-21T09:00:00Z') },
  args: {
    staff: ready(typical.staff),
    open: 'new',
    onInvite: acceptSubmit(),
    onEdit: acceptSubmit(),
    onClose: fn(),
  },
} satisfies Meta<typeof StaffFormPage>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invite staff' })).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Bushra Aziz')
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Email' }), 'bushra.aziz@maktab.test')
    await userEvent.click(canvas.getByRole('radio', { name: /^Payments/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith({
        name: 'Bushra Aziz',
        email: 'bushra.aziz@maktab.test',
        part: 'payments',
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/)
    await expect(canvas.getByRole('radiogroup', { name: 'Access' })).toHaveAccessibleDescription(/Access is required/)
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
}

/** The server knows the email already. */
export const Refused: Story = {
  args: { onInvite: rejectSubmit(refused.message, refused.error) },
  play: async ({ canvas, userEvent }) => {
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Bushra Aziz')
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Email' }), 'bushra.aziz@maktab.test')
    await userEvent.click(canvas.getByRole('radio', { name: /^Teaching/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveAccessibleDescription(/An account with this email already exists\./))
    await expect(email).toHaveValue('bushra.aziz@maktab.test')
  },
}

export const Edit: Story = {
  args: { open: 30 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Payments/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /^Teaching/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(30, { name: 'Yusuf Rahman', part: 'teaching' }))
  },
}

/** Limiting the own access has a warning, and the server keeps the last one with everything. */
export const EditOneself: Story = {
  args: { open: 1, onEdit: rejectSubmit('Please check the highlighted fields.', examples.editStaff[422].last.error) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^This is your own account\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Payments/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const group = canvas.getByRole('radiogroup', { name: 'Access' })
    await waitFor(() => expect(group).toHaveAccessibleDescription(/^Nobody else with full access could sign in\./))
  },
}

export const Inviting: Story = {
  args: { onInvite: neverSettle() },
  play: async ({ canvas, userEvent }) => {
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Bushra Aziz')
    await fillField(userEvent, canvas.getByRole('textbox', { name: 'Email' }), 'bushra.aziz@maktab.test')
    await userEvent.click(canvas.getByRole('radio', { name: /^Everything/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(await canvas.findByText('Inviting…')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { open: 99 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This person is no longer on the staff.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All staff' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { open: 30, staff: loading } }

export const Failed: Story = { args: { open: 30, staff: failed('Something went wrong', fn()) } }

export const LongText: Story = { args: { open: 35, staff: ready(longText.staff) } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
