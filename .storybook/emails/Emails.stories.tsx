import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { EmailPreview } from './EmailPreview.tsx'

/** Each kind of email in English, Urdu and Arabic, as the server sends it. */
const meta = {
  component: EmailPreview,
  title: 'Emails',
  parameters: { layoutExemptions: { brokenWord: 'The plain text of an email has long addresses.' } },
  args: { greeting: 'hello' },
  render: (args, { globals }) => <EmailPreview {...args} scheme={String(globals['scheme'])} />,
  play: async ({ canvasElement }) => {
    // The texts of emails don’t follow the language of Storybook.
    const canvas = within(canvasElement)
    for (const language of ['en', 'ur', 'ar']) {
      await expect(canvas.getByTitle(`HTML (${language})`)).toBeVisible()
    }
  },
} satisfies Meta<typeof EmailPreview>
export default meta

type Story = StoryObj<typeof meta>

export const PasswordReset: Story = {
  tags: ['axe'],
  args: { kind: 'passwordReset' },
}
export const ConfirmEmail: Story = { args: { kind: 'confirmEmail' } }
export const Invitation: Story = { args: { kind: 'invitation' } }
export const StaffInvited: Story = { args: { kind: 'staffInvited' } }
export const ApplicationReceived: Story = { args: { kind: 'applicationReceived' } }
export const ApplicationAccepted: Story = { args: { kind: 'applicationAccepted' } }
export const ApplicationRefused: Story = { args: { kind: 'applicationRefused' } }
export const PaymentReceived: Story = { args: { kind: 'paymentReceived' } }
export const CoursePaymentAccepted: Story = { args: { kind: 'coursePaymentAccepted' } }
export const CoursePaymentRejected: Story = { args: { kind: 'coursePaymentRejected' } }
export const PaymentReopened: Story = { args: { kind: 'paymentReopened' } }
export const FeeReminder: Story = { args: { kind: 'feeReminder' } }
export const FeeAccepted: Story = { args: { kind: 'feeAccepted' } }
export const FeeRejected: Story = { args: { kind: 'feeRejected' } }
export const EventPaymentAccepted: Story = { args: { kind: 'eventPaymentAccepted' } }
export const EventPaymentRejected: Story = { args: { kind: 'eventPaymentRejected' } }
export const LessonsChanged: Story = { args: { kind: 'lessonsChanged' } }
export const LessonExcused: Story = { args: { kind: 'lessonExcused' } }
export const ReminderDayBefore: Story = { args: { kind: 'reminderDayBefore' } }
export const ReminderHourBefore: Story = { args: { kind: 'reminderHourBefore' } }
export const ReminderTest: Story = { args: { kind: 'reminderTest' } }
export const Digest: Story = { args: { kind: 'digest' } }
export const TrialArranged: Story = { args: { kind: 'trialArranged' } }
export const TrialCalledOff: Story = { args: { kind: 'trialCalledOff' } }
export const AttendanceReminder: Story = { args: { kind: 'attendanceReminder' } }
export const TeacherAllotted: Story = { args: { kind: 'teacherAllotted' } }
export const StudentAllotted: Story = { args: { kind: 'studentAllotted' } }
export const ClassJoined: Story = { args: { kind: 'classJoined' } }
export const ClassHandedOver: Story = { args: { kind: 'classHandedOver' } }
export const ReportWritten: Story = { args: { kind: 'reportWritten' } }
export const WithSalam: Story = { args: { kind: 'classJoined', greeting: 'salam' } }
