import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { InboxScreen } from './InboxScreen.tsx'
import page from './InboxScreen.stories.tsx'
import { heading, openItem } from './inboxStoryHelpers.ts'

const teachers = examples.listTeachers[200].pending.teachers

/** Approving and rejecting teachers who apply. */
const meta = { ...page, component: InboxScreen, title: 'Screens/Admin/Inbox/Applications' } satisfies Meta<
  typeof InboxScreen
>
export default meta

type Story = StoryObj<typeof meta>

// proves X54
export const ApprovedTeacher: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const sadia = teachers[0]!
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${sadia.name}…` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve teacher' }))
    await expect(await dialog.findByRole('textbox', { name: /^Teacher ID/ })).toHaveValue('TCH-001')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and copy login' }))
    await expect(await dialog.findByRole('link', { name: 'Next: assign a course' })).toHaveAttribute(
      'href',
      '#courses-5',
    )
    const draft = { id: 'TCH-001', name: sadia.name, email: sadia.email, password: 'Wp7-Kd2-Zq9-Tm4' }
    await expect(args.onAssignCredentials).toHaveBeenCalledWith({ ...draft, teacherID: 5, isEdit: false, version: 1 })
    const loginField = dialog.getByRole('textbox', { name: /^Send these login details/ })
    await expect(loginField).toHaveValue(
      `Welcome to Maktab, ${sadia.name}. Sign in at school.test with ${sadia.email} and the password ${draft.password}. Your ID is TCH-001.`,
    )
    await expect(args.copyText).toHaveBeenCalledWith((loginField as HTMLTextAreaElement).value)
    await expect(dialog.getByText('Copied')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText(sadia.name)).toBeNull()
    // The button is gone, so the open item has the focus.
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
  },
}

// proves X54
export const RefusedTeacher: Story = {
  args: { open: 'application-5' },
  play: async ({ canvas, userEvent, args }) => {
    const sadia = teachers[0]!
    const approve = openItem(canvas).getByRole('button', { name: 'Approve…' })
    await userEvent.click(approve)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    // Shortcuts work once the page has the focus again.
    await waitFor(() => expect(approve).toHaveFocus())
    await userEvent.keyboard('r')
    const question = within(await screen.findByRole('alertdialog', { name: 'Reject application?' }))
    await expect(question.getByText(sadia.name)).toBeVisible()
    await expect(
      question.getByText(/’s application, and we’ll email them\. They can apply again\. You can’t undo this/),
    ).toBeVisible()
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), ' No room ')
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledWith(sadia, 'No room')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await expect(canvas.queryByText(sadia.name)).toBeNull()
  },
}

export const Application: Story = {
  args: { open: 'application-5' },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).getByText('مدرسۃ البنات، کراچی')).toBeVisible()
    await expect(openItem(canvas).getByRole('button', { name: 'Approve…' })).toBeVisible()
  },
}
