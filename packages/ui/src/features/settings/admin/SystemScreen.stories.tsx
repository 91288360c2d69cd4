import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { SystemScreen } from './SystemScreen.tsx'

const { typical, empty, mailFailing, longText } = examples.getSchoolStatus[200]

const meta = {
  component: SystemScreen,
  title: 'Screens/Admin/System',
  parameters: { now: new Date('2026-11-21T09:00:00Z') },
  args: {
    status: ready(typical),
    settingsHref: '#settings',
    ownEmail: 'admin@maktab.test',
    onSendTestEmail: acceptSubmit(),
    sentMessage: undefined,
  },
} satisfies Meta<typeof SystemScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('42.9 GB free of 64.4 GB')).toBeVisible()
    await expect(canvas.queryByText(/^No backup yet|isn’t set up|aren’t being delivered/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test email' }))
    await waitFor(() => expect(args.onSendTestEmail).toHaveBeenCalledWith('admin@maktab.test'))
  },
}

/** A school that was just installed. */
export const Empty: Story = {
  args: { status: ready(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No backup yet')).toBeVisible()
    await expect(canvas.getByText('Email isn’t set up')).toBeVisible()
  },
}

export const EmailsFailing: Story = {
  args: { status: ready(mailFailing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Emails aren’t being delivered')).toBeVisible()
    await expect(canvas.getByText(/^25 emails couldn’t be sent yet\./)).toBeVisible()
    await expect(canvas.getByText('The last backup is over a week old')).toBeVisible()
    await expect(canvas.getByText(/^Failed, /)).toBeVisible()
  },
}

export const DiskAlmostFull: Story = {
  args: { status: ready({ ...typical, disk: { freeBytes: 1_000_000_000, totalBytes: 64_000_000_000 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The disk is almost full')).toBeVisible()
  },
}

export const TestSent: Story = {
  args: { sentMessage: examples.sendTestEmail[200].sent.message },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test email sent to admin@maktab.test')).toBeVisible()
  },
}

export const TestFailed: Story = {
  tags: ['axe'],
  args: { onSendTestEmail: rejectSubmit(examples.sendTestEmail[422].notSent.error) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test email' }))
    await expect(await canvas.findByText(/^The test email couldn’t be sent:/)).toBeVisible()
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Send a test email to' })
    await fillField(userEvent, field, 'not an email')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test email' }))
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.onSendTestEmail).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onSendTestEmail: neverSettle() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test email' }))
    await expect(await canvas.findByText('Sending…')).toBeVisible()
  },
}

export const Loading: Story = { args: { status: loading } }

export const Failed: Story = { args: { status: failed('Something went wrong', fn()) } }

/** A backend that doesn’t tell. */
export const NotOffered: Story = { args: { status: undefined } }

export const LongText: Story = {
  args: { status: ready(longText), ownEmail: `${'a.very.long.name.'.repeat(8)}@maktab.test` },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
