import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { getWeekdayCheckbox } from '#testing/fillField.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { Button } from '#components/Button/Button.tsx'
import { SchoolSettingsProvider, useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { failed, loading, ready } from '#remote.ts'
import { withStepState } from '#testing/screenFlow.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { CreateStudentAccountScreen } from './CreateStudentAccountScreen.tsx'
import {
  addReceipt,
  fillText,
  completeDraft,
  goToCourses,
  withinGroup,
  heading,
  paidCourse,
  textbox,
  timing,
} from './registrationStoryActions.ts'

const { typical, empty, longText } = examples.listCourses[200]
const [first] = typical.course

const meta = {
  component: CreateStudentAccountScreen,
  render: withStepState(CreateStudentAccountScreen),
  title: 'Screens/Public/Create student account',
  // Column of the public layout.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '27rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    // Already the 22nd in Karachi.
    now: new Date('2026-11-21T19:30:00Z'),
    school: { paymentInstructions: examples.getSettings[200].wordsOnly.settings.paymentInstructions },
  },
  args: {
    courses: ready(typical.course),
    draft: undefined,
    savedOrigin: undefined,
    onSaveOrigin: fn(),
    onSaveDraft: fn(),
    onResetDraft: fn(),
    onRegister: acceptSubmit(),
    uploadProgress: undefined,
    onStopSending: fn(),
    guardian: undefined,
    joinsAccounts: false,
    courseId: undefined,
    step: 'account',
    onStep: fn(),
    registered: undefined,
    homeHref: undefined,
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof CreateStudentAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

type Play = Parameters<NonNullable<Story['play']>>[0]

async function enterParts(context: Play, name: RegExp, keys: string): Promise<void> {
  await context.userEvent.click(withinGroup(context, name).getAllByRole('spinbutton')[0]!)
  await context.userEvent.keyboard(keys)
}

// proves 1§2.studentAccount.1, 1§2.studentAccount.2, 1§2.studentAccount.3, 1§2.studentAccount.4
// proves 1§2.studentAccount.6, 1§2.studentAccount.7, 1§2.studentAccount.8, 1§2.studentAccount.9
// proves 1§2.studentAccount.10, 1§2.studentAccount.11, 1§2.studentAccount.12, 1§2.studentAccount.15
// proves 1§2.studentAccount.16, 1§4.16
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByRole('link', { name: 'Already have an account?' })).toHaveAttribute('href', '#sign-in')
    await fillText(context, /^Name/, ' Zaynab Malik ')
    await fillText(context, /^Email/, 'zaynab@maktab.test')
    await enterParts(context, /^Date of birth/, '09032015')
    await fillText(context, /^Guardian name/, 'Amina Malik')
    await fillText(context, /^Contact number/, '+92 300 1234567')
    await userEvent.click(canvas.getByRole('radio', { name: 'Urdu' }))
    await fillText(context, /^Signature/, 'Zaynab Malik')
    await goToCourses(context)
    await expect(canvas.getByText('Fill in the information to request admin approval.')).toBeVisible()
    await userEvent.click(withinGroup(context, 'Course 1').getByRole('button', { name: /Choose one/ }))
    await userEvent.click(await screen.findByRole('option', { name: first!.name }))
    await expect(withinGroup(context, 'Course 1').getByText('$45')).toBeVisible()
    await enterParts(context, /^From/, '1600')
    await enterParts(context, /^To/, '1730')
    await userEvent.click(getWeekdayCheckbox(canvas, 1))
    await userEvent.click(getWeekdayCheckbox(canvas, 3))
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }))
    await addReceipt(context)
    await clickButton(context, 'Submit')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Zaynab Malik',
      email: 'zaynab@maktab.test',
      password: 'open sesame',
      date_of_birth: '2015-03-09',
      guardian_name: 'Amina Malik',
      contact_number: '+92 300 1234567',
      preferred_language: 'urdu',
      signature: 'Zaynab Malik',
      registration_date: '2026-11-22',
      courses: [
        {
          course_id: first!.id,
          course_name: first!.name,
          timings: [timing],
          billing: { payment_method: 'PayPal', receipt_image: expect.any(File) },
        },
      ],
    })
  },
}

// proves 1§2.studentAccount.1, 1§2.studentAccount.2, 1§2.studentAccount.3, 1§2.studentAccount.4, D6.2
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await clickButton(context, 'Select')
    await expect(await canvas.findByText('Please check 6 fields.')).toBeVisible()
    await waitFor(() => expect(textbox(context, /^Name/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Signature is required' }))
    await waitFor(() => expect(textbox(context, /^Signature/)).toHaveFocus())
    await expect(heading(context, 'Create Student Account')).toBeVisible()
  },
}

export const BornTomorrow: Story = {
  args: { draft: { ...completeDraft, date_of_birth: '2026-11-23' } },
  play: async (context) => {
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Select')
    await expect(await context.canvas.findByText('Date of birth can’t be in the future')).toBeVisible()
  },
}

const Screen = withStepState(CreateStudentAccountScreen)

function LaterKnownZone(props: ComponentProps<typeof CreateStudentAccountScreen>) {
  const settings = useSchoolSettings()
  const [timeZone, setTimeZone] = useState('America/New_York')
  return (
    <SchoolSettingsProvider settings={{ ...settings, timeZone }}>
      <Button onPress={() => setTimeZone('Asia/Karachi')}>The zone arrives</Button>
      <Screen {...props} />
    </SchoolSettingsProvider>
  )
}

/** The registration date follows the school’s current day until it is edited. */
// proves D31.1
export const ZoneKnownLater: Story = {
  render: (args) => <LaterKnownZone {...args} />,
  play: async (context) => {
    const day = () => withinGroup(context, /^Registration date/).getAllByRole('spinbutton')[0]
    await expect(day()).toHaveAttribute('aria-valuenow', '21')
    await clickButton(context, 'The zone arrives')
    await waitFor(() => expect(day()).toHaveAttribute('aria-valuenow', '22'))
    await enterParts(context, /^Registration date/, '05')
    await waitFor(() => expect(day()).toHaveAttribute('aria-valuenow', '5'))
  },
}

export const Restored: Story = {
  args: { draft: { ...completeDraft, courses: [paidCourse(first!)] } },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText('For your security, enter your password again.')).toBeVisible()
    await expect(textbox(context, /^Name/)).toHaveValue('Zaynab Malik')
    await expect(textbox(context, /^Password/)).toHaveValue('')
    await goToCourses(context)
    await expect(withinGroup(context, 'Course 1').getByRole('button', { name: new RegExp(first!.name) })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^Preview/ })).toBeNull()
  },
}

export const Empty: Story = {
  args: { draft: completeDraft, courses: ready(empty.course) },
  play: async (context) => {
    const { canvas, args } = context
    await goToCourses(context)
    await expect(canvas.getByText('No courses yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
    await clickButton(context, 'Skip')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
  },
}

export const Loading: Story = {
  args: { draft: completeDraft, courses: loading },
  play: async (context) => {
    await goToCourses(context)
    await context.userEvent.click(withinGroup(context, 'Course 1').getByRole('button', { name: /Choose one/ }))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
    await context.userEvent.keyboard('{Escape}')
  },
}

const retry = fn()
export const Failed: Story = {
  args: { draft: completeDraft, courses: failed('Failed to fetch courses', retry) },
  play: async (context) => {
    const { canvas } = context
    await goToCourses(context)
    await expect(canvas.getAllByText('Failed to fetch courses')).toHaveLength(1)
    await clickButton(context, 'Try again')
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  parameters: { school: { paymentInstructions: examples.getSettings[200].longText.settings.paymentInstructions } },
  args: {
    courses: ready(longText.course),
    draft: {
      ...completeDraft,
      name: longText.course[0]!.name,
      courses: longText.course.slice(0, 2).map((one) => paidCourse(one)),
    },
  },
  play: async (context) => {
    await goToCourses(context)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
