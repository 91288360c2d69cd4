import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { failed, loading, ready } from '#remote.ts'
import { getWeekdayCheckbox } from '#testing/fillField.ts'
import { withStepState } from '#testing/screenFlow.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { RegistrationScreen } from './RegistrationScreen.tsx'
import type { CheckEmail } from './SignInFields.tsx'
import {
  completeDraft,
  fillText,
  heading,
  textbox,
  withinGroup,
  goToContact,
  goToTimes,
  requestedCourse,
} from './registrationStoryActions.ts'

const { typical, empty, longText } = examples.listCourses[200]
const [first] = typical.course
const { settings } = examples.getSettings[200].typical

const meta = {
  component: RegistrationScreen,
  render: withStepState(RegistrationScreen),
  title: 'Screens/Public/Register',
  // Column of the public layout.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '27rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { now: new Date('2026-11-22T10:00:00Z'), school: settings },
  args: {
    courses: ready(typical.course),
    courseId: first!.id,
    draft: undefined,
    savedOrigin: undefined,
    onSaveOrigin: fn(),
    onSaveDraft: fn(),
    onResetDraft: fn(),
    onRegister: acceptSubmit(),
    onCheckEmail: fn<CheckEmail>(async () => false),
    uploadProgress: undefined,
    onStopSending: fn(),
    joinsAccounts: true,
    step: 'student',
    onStep: fn(),
    registered: undefined,
    homeHref: undefined,
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof RegistrationScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function enterParts(context: Play, name: RegExp, keys: string): Promise<void> {
  await context.userEvent.click(withinGroup(context, name).getAllByRole('spinbutton')[0]!)
  await context.userEvent.keyboard(keys)
}

/** Student, times, contact and account, without a receipt. */
// proves D300.4
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(heading(context, 'Create Student Account')).toBeVisible()
    await expect(withinGroup(context, 'Your course').getByText(first!.name)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Already have an account?' })).toHaveAttribute('href', '#sign-in')
    await fillText(context, /^Name/, ' Zaynab Malik ')
    await enterParts(context, /^Date of birth/, '09032015')
    await userEvent.click(canvas.getByRole('radio', { name: 'Urdu' }))
    await goToTimes(context)
    await expect(canvas.queryByText(/receipt|How to pay|approval/i)).toBeNull()
    await enterParts(context, /^From/, '1600')
    await enterParts(context, /^To/, '1730')
    await userEvent.click(getWeekdayCheckbox(canvas, 1))
    await userEvent.click(getWeekdayCheckbox(canvas, 3))
    await goToContact(context)
    await fillText(context, /^Guardian name/, 'Amina Malik')
    await fillText(context, /^Contact number/, '+92 300 1234567')
    await fillText(context, /^Email/, 'zaynab@maktab.test')
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Sign as Amina Malik')
    await expect(textbox(context, /^Signature/)).toHaveValue('Amina Malik')
    await expect(textbox(context, /^Signature/)).toHaveFocus()
    await expect(canvas.getByText(/^Registration date: /)).toBeVisible()
    await clickButton(context, 'Create account')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Zaynab Malik',
      email: 'zaynab@maktab.test',
      password: 'open sesame',
      date_of_birth: '2015-03-09',
      guardian_name: 'Amina Malik',
      contact_number: '+92 300 1234567',
      preferred_language: 'urdu',
      signature: 'Amina Malik',
      registration_date: '2026-11-22',
      courses: [
        {
          course_id: first!.id,
          course_name: first!.name,
          // The visitor is in Karachi, the school on UTC.
          timings: [{ from: '11:00', to: '12:30', days: [1, 3] }],
        },
      ],
    })
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas } = context
    await clickButton(context, 'Continue: choose times')
    await waitFor(() => expect(textbox(context, /^Name/)).toHaveFocus())
    await expect(textbox(context, /^Name/)).toHaveAccessibleDescription('Name is required')
    await fillText(context, /^Name/, 'Zaynab Malik')
    await goToTimes(context)
    await clickButton(context, 'Continue: contact details')
    await expect(await canvas.findByText('From is required')).toBeVisible()
    await expect(canvas.getByText('To is required')).toBeVisible()
    await expect(heading(context, 'Choose times')).toBeVisible()
  },
}

/** “12” is no phone number. */
export const ContactErrors: Story = {
  args: { draft: { ...completeDraft, contact_number: '12', signature: '', courses: [requestedCourse(first!)] } },
  play: async (context) => {
    const { canvas, args } = context
    await goToTimes(context)
    await goToContact(context)
    await clickButton(context, 'Create account')
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    await expect(textbox(context, /^Contact number/)).toHaveAccessibleDescription(
      /Contact number must start with a country code, like \+92/,
    )
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const BackKeepsEverything: Story = {
  args: { draft: { ...completeDraft, courses: [requestedCourse(first!)] } },
  play: async (context) => {
    await goToTimes(context)
    await goToContact(context)
    await fillText(context, /^Password/, 'open sesame')
    await clickButton(context, 'Back')
    await waitFor(() => expect(heading(context, 'Choose times')).toHaveFocus())
    await clickButton(context, 'Back')
    await waitFor(() => expect(heading(context, 'Create Student Account')).toHaveFocus())
    await expect(textbox(context, /^Name/)).toHaveValue('Zaynab Malik')
    await goToTimes(context)
    await goToContact(context)
    await expect(textbox(context, /^Password/)).toHaveValue('open sesame')
  },
}

export const Empty: Story = {
  args: { courses: ready(empty.course), courseId: undefined, draft: completeDraft },
  play: async (context) => {
    await goToTimes(context)
    await expect(context.canvas.getByText('No courses yet')).toBeVisible()
    await clickButton(context, 'Choose a course later')
    await waitFor(() => expect(heading(context, 'Contact and account')).toHaveFocus())
  },
}

export const Loading: Story = { args: { courses: loading } }

const retry = fn()
export const Failed: Story = {
  args: { courses: failed('Failed to fetch courses', retry), draft: completeDraft },
  play: async (context) => {
    await goToTimes(context)
    await clickButton(context, 'Try again')
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: {
    courses: ready(longText.course),
    courseId: longText.course[0]!.id,
    draft: { ...completeDraft, name: longText.course[0]!.name, guardian_name: longText.course[0]!.name, signature: '' },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await goToTimes(context)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
