import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { withStepState } from '#testing/screenFlow.tsx'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { type SubmitResult, handled } from '#submitResult.ts'
import { CreateStudentAccountScreen } from './CreateStudentAccountScreen.tsx'
import screenMeta from './CreateStudentAccountScreen.stories.tsx'
import {
  addReceipt,
  fillText,
  completeDraft,
  goToCourses,
  paidCourse,
  textbox,
  timing,
} from './registrationStoryActions.ts'
import { newCourse } from './registration.schema.ts'

const { typical } = examples.listCourses[200]
const [first] = typical.course
const { invalid, emailTaken } = examples.registerStudent[422]

const Screen = withStepState(CreateStudentAccountScreen)

const meta = {
  ...screenMeta,
  title: 'Screens/Public/Create student account/Sending',
  args: { ...screenMeta.args, draft: completeDraft },
} satisfies Meta<typeof CreateStudentAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X3
export const ServerErrors: Story = {
  tags: ['axe'],
  args: {
    draft: {
      ...completeDraft,
      courses: [newCourse(), paidCourse(first!, [timing, { from: '18:00', to: '19:00', days: [] }])],
    },
    onRegister: rejectSubmit('', {
      'courses[0].timings[1].to': invalid.error['courses[0].timings[1].to'],
      'courses[0].billing.receipt_image': ['This is no picture.'],
      'courses[0].course_id': ['This course is full.'],
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await goToCourses(context)
    await addReceipt(context, 1)
    await clickButton(context, 'Submit')
    await expect(await canvas.findByRole('link', { name: 'Course 2: This is no picture.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Course 2, Time 2: To is required' }))
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'courses[1].timings[1].to'),
    )
  },
}

/** An error in the first step navigates back to it and focuses the field. */
export const EmailTaken: Story = {
  args: {
    draft: { ...completeDraft, courses: [paidCourse(first!)] },
    onRegister: rejectSubmit('', emailTaken.error),
  },
  play: async (context) => {
    const { canvas } = context
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(textbox(context, /^Email/)).toHaveFocus())
    await expect(textbox(context, /^Email/)).toHaveAccessibleDescription(emailTaken.error.email[0]!)
    await expect(textbox(context, /^Password/)).toHaveValue('open sesame')
    await expect(canvas.queryByText(/For your security, enter your password again/)).toBeNull()
    // The backend doesn’t support joining an account.
    await expect(canvas.queryByRole('button', { name: 'Add this child' })).toBeNull()
    await fillText(context, /^Email/, 'x')
    await clickButton(context, 'Select')
    await expect(await canvas.findByRole('img', { name: 'Preview of receipt-1.png' })).toBeVisible()
  },
}

export const NoNetwork: Story = {
  args: {
    draft: { ...completeDraft, courses: [paidCourse(first!)] },
    onRegister: rejectSubmit('Can’t connect. Check your internet connection and try again.'),
  },
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Submit')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Can’t connect.')
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(2))
  },
}

// proves 1§2.studentAccount.17, 1§4.16
export const Sending: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] }, onRegister: neverSettle(), uploadProgress: 0.45 },
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Submit')
    const bar = await canvas.findByRole('progressbar', { name: 'Sending images' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
    await expect(canvas.getByText('45%')).toBeVisible()
    await clickButton(context, 'Submitting...')
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(args.onRegister).toHaveBeenCalledTimes(1)
  },
}

export const AllSent: Story = {
  args: { ...Sending.args, uploadProgress: 1 },
  play: async (context) => {
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Submit')
    const bar = await context.canvas.findByRole('progressbar', { name: 'Waiting for a response' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}

export const StopsSending: Story = {
  render: (args) => {
    const { promise, resolve } = Promise.withResolvers<SubmitResult>()
    return <Screen {...args} onRegister={() => promise} onStopSending={() => resolve(handled)} />
  },
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] }, uploadProgress: 0.2 },
  play: async (context) => {
    const { canvas } = context
    await goToCourses(context)
    await addReceipt(context)
    await clickButton(context, 'Submit')
    await canvas.findByRole('progressbar')
    await clickButton(context, 'Stop sending')
    await expect(await canvas.findByText('Everything you entered is still here.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus())
    await expect(canvas.getByRole('img', { name: 'Preview of receipt-1.png' })).toBeVisible()
  },
}
