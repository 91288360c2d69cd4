import { examples } from '@maktab/contract/examples'
import type { Course } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { clickButton } from '#features/payments/form/paymentStoryActions.ts'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { fillText, requestedCourse, textbox, withinGroup } from './registrationStoryActions.ts'
import { AddChildScreen } from './AddChildScreen.tsx'

const { typical, longText } = examples.listCourses[200]
const [first] = typical.course

const guardian = {
  email: 'siblings@maktab.test',
  guardian_name: 'Imran Malik',
  contact_number: '+92 300 1234567',
  alternate_contact_number: '+92 321 7654321',
}

const meta = {
  component: AddChildScreen,
  title: 'Screens/Public/Add another child',
  // Column of the public layout.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '27rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { now: new Date('2026-11-22T10:00:00Z'), school: examples.getSettings[200].typical.settings },
  args: {
    courses: ready(typical.course),
    guardian,
    courseId: undefined,
    draft: undefined,
    onSaveDraft: fn(),
    onResetDraft: fn(),
    onAddChild: acceptSubmit(),
    registered: undefined,
    homeHref: '#home',
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof AddChildScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function enterParts(context: Play, name: RegExp, keys: string): Promise<void> {
  await context.userEvent.click(withinGroup(context, name).getAllByRole('spinbutton')[0]!)
  await context.userEvent.keyboard(keys)
}

async function chooseCourse(context: Play): Promise<void> {
  await context.userEvent.click(withinGroup(context, 'Your course').getByRole('button', { name: /Choose one/ }))
  await context.userEvent.click(await screen.findByRole('option', { name: first!.name }))
}

/** Four fields; guardian, phone numbers, signature, email and password are not asked again. */
// proves D302.2
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(withinGroup(context, 'Contact').getByText('Imran Malik')).toBeVisible()
    await expect(canvas.queryByLabelText(/^(Guardian name|Contact number|Signature|Email|Password)/)).toBeNull()
    await fillText(context, /^Name/, ' Sara Malik ')
    await enterParts(context, /^Date of birth/, '02052017')
    await userEvent.click(canvas.getByRole('radio', { name: 'Urdu' }))
    await chooseCourse(context)
    await clickButton(context, 'Add this child')
    await waitFor(() => expect(args.onAddChild).toHaveBeenCalledTimes(1))
    await expect(args.onAddChild).toHaveBeenCalledWith({
      name: 'Sara Malik',
      date_of_birth: '2017-05-02',
      preferred_language: 'urdu',
      courses: [{ course_id: first!.id }],
    })
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    await clickButton(context, 'Add this child')
    await waitFor(() => expect(textbox(context, /^Name/)).toHaveFocus())
    await expect(textbox(context, /^Name/)).toHaveAccessibleDescription('Name is required')
  },
}

/** Times are optional; one that was started must be complete. */
export const WithTimes: Story = {
  args: { courseId: first!.id },
  play: async (context) => {
    const { canvas, args } = context
    await fillText(context, /^Name/, 'Sara Malik')
    await clickButton(context, 'Choose times')
    await enterParts(context, /^From/, '1600')
    await clickButton(context, 'Add this child')
    await expect(await canvas.findByText('To is required')).toBeVisible()
    await enterParts(context, /^To/, '1700')
    await clickButton(context, 'Add this child')
    await waitFor(() => expect(args.onAddChild).toHaveBeenCalledTimes(1))
    await expect(args.onAddChild).toHaveBeenCalledWith({
      name: 'Sara Malik',
      // The guardian is in Karachi, the school on UTC.
      courses: [{ course_id: first!.id, timings: [{ from: '11:00', to: '12:00' }] }],
    })
  },
}

/** “Change” opens the known values for editing; a changed guardian signs again. */
// proves D302.2
export const OtherGuardian: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await fillText(context, /^Name/, 'Sara Malik')
    await userEvent.click(withinGroup(context, 'Contact').getByRole('button', { name: 'Change' }))
    const name = textbox(context, /^Guardian name/)
    await expect(name).toHaveValue('Imran Malik')
    await expect(textbox(context, /^Contact number/)).toHaveValue('+92 300 1234567')
    await userEvent.clear(name)
    await fillText(context, /^Guardian name/, 'Amina Malik')
    await userEvent.clear(textbox(context, /^Signature/))
    await clickButton(context, 'Sign as Amina Malik')
    await clickButton(context, 'Add this child')
    await waitFor(() => expect(args.onAddChild).toHaveBeenCalledTimes(1))
    await expect(args.onAddChild).toHaveBeenCalledWith({
      name: 'Sara Malik',
      guardian_name: 'Amina Malik',
      contact_number: '+92 300 1234567',
      alternate_contact_number: '+92 321 7654321',
      signature: 'Amina Malik',
    })
  },
}

/** A guardian whom the school doesn’t know is asked. */
export const GuardianUnknown: Story = {
  args: { guardian: { email: guardian.email } },
  play: async (context) => {
    const { canvas } = context
    await fillText(context, /^Name/, 'Sara Malik')
    await clickButton(context, 'Add this child')
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    await expect(canvas.queryByLabelText(/^(Email|Password)/)).toBeNull()
  },
}

export const Restored: Story = {
  args: { draft: { name: 'Sara Malik', date_of_birth: '2017-05-02' } },
  play: async (context) => {
    await expect(context.canvas.getByText('We saved your draft.')).toBeVisible()
    await expect(textbox(context, /^Name/)).toHaveValue('Sara Malik')
    await clickButton(context, 'Clear form')
    await expect(textbox(context, /^Name/)).toHaveValue('')
  },
}

/** The course of the link replaces the course of a draft, because the form shows only one. */
export const OtherCourseThanInDraft: Story = {
  args: {
    courseId: first!.id,
    draft: { name: 'Sara Malik', courses: [requestedCourse(typical.course[1]!)] },
  },
  play: async (context) => {
    await clickButton(context, 'Add this child')
    await waitFor(() =>
      expect(context.args.onAddChild).toHaveBeenCalledWith({ name: 'Sara Malik', courses: [{ course_id: first!.id }] }),
    )
  },
}

export const Refused: Story = {
  args: { onAddChild: rejectSubmit('', { name: ['Name contains invisible characters'] }) },
  play: async (context) => {
    await fillText(context, /^Name/, 'Sara Malik')
    await clickButton(context, 'Add this child')
    await waitFor(() => expect(textbox(context, /^Name/)).toHaveFocus())
    await expect(textbox(context, /^Name/)).toHaveValue('Sara Malik')
  },
}

export const Sending: Story = {
  args: { onAddChild: neverSettle() },
  play: async (context) => {
    const { canvas, args } = context
    await fillText(context, /^Name/, 'Sara Malik')
    await clickButton(context, 'Add this child')
    await clickButton(context, 'Submitting...')
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await expect(args.onAddChild).toHaveBeenCalledTimes(1)
  },
}

export const Registered: Story = {
  args: {
    registered: {
      email: guardian.email,
      child: 'Sara Malik',
      courses: [{ name: first!.name, state: 'requested', price: 45, pricing: 'monthly' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your child is registered' })).toBeVisible()
    await expect(canvas.getByText('The school has your request')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '#home')
  },
}

export const Empty: Story = {
  args: { courses: ready<Course[]>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Your course' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add this child' })).toBeVisible()
  },
}

export const Loading: Story = { args: { courses: loading } }

export const Failed: Story = {
  args: { courses: failed('Failed to fetch courses', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Courses couldn’t be loaded. You can choose one later.')).toBeVisible()
    await expect(within(canvas.getByRole('group', { name: 'Contact' })).getByText('Imran Malik')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    courses: ready(longText.course),
    courseId: longText.course[0]!.id,
    guardian: { ...guardian, guardian_name: longText.course[0]!.name },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
