import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import type { CreateTeacherAccountScreen } from './CreateTeacherAccountScreen.tsx'
import screenMeta from './CreateTeacherAccountScreen.stories.tsx'
import { createExampleApplication, fourTimings } from './teacherApplicationStoryActions.ts'

const { typical } = examples.listCourses[200]
const [first] = typical.course
const { contactEmail, contactPhone } = examples.getSettings[200].typical.settings
const taken = examples.submitTeacherApplication[422].emailTaken.error.email[0]!

const filled = createExampleApplication(first!.id)

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create teacher account/Sending',
  args: { ...screenMeta.args, step: 3, draft: filled },
} satisfies Meta<typeof CreateTeacherAccountScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const send = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))
const group = ({ canvas }: Play, name: string | RegExp) => within(canvas.getByRole('group', { name }))

export const EmailTaken: Story = {
  tags: ['axe'],
  args: { onApply: rejectSubmit('', { email: [taken] }) },
  play: async (context) => {
    const { canvas } = context
    await send(context)
    const email = canvas.getByRole('textbox', { name: /^Email/ })
    await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(taken)))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveValue('zaynab@maktab.test')
  },
}

export const NestedServerErrors: Story = {
  args: {
    draft: { ...filled, course: [{ ...filled.course[0], timings: fourTimings }] },
    onApply: rejectSubmit('', {
      'course[0].timings[1].to': ['Start and end can’t be the same.'],
      'course[0].id': ['This course no longer exists.'],
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await send(context)
    const course = group(context, 'Course 1').getByRole('button', { name: new RegExp(first!.name) })
    await waitFor(() => expect(course).toHaveAccessibleDescription('This course no longer exists.'))
    await waitFor(() => expect(course).toHaveFocus())
    const second = within(canvas.getByRole('group', { name: 'Time 2' }))
    const hour = within(second.getByRole('group', { name: /^To/ })).getAllByRole('spinbutton')[0]
    await expect(hour).toHaveAccessibleDescription(/Start and end can’t be the same/)
  },
}

export const NoNetwork: Story = {
  args: { onApply: rejectSubmit('Can’t connect. Check your internet connection and try again.') },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Can’t connect')
    await expect(group(context, 'Course 1').getByRole('button', { name: new RegExp(first!.name) })).toBeVisible()
  },
}

// proves 1§2.teacherAccount.7, 1§2.teacherAccount.8, D21.1
export const Sending: Story = {
  args: { onApply: neverSettle() },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await send(context)
    await userEvent.click(await canvas.findByRole('button', { name: /Submitting\.\.\./ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Tue/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
  },
}

// proves D21.1
export const Sent: Story = {
  args: { isSent: true },
  parameters: { school: { contactEmail, contactPhone } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Application sent' })).toHaveFocus())
    await expect(
      canvas.getByText(/Thank you\. The school has received your application\. You don’t need to send it again/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+92 21 555 0100' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/')
  },
}

export const SentContactUnknown: Story = {
  args: { isSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visit the office, or reply to a message the school sent you/)).toBeVisible()
  },
}
