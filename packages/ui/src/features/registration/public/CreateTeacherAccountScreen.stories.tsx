import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getWeekdayCheckbox } from '#testing/fillField.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { withStepState } from '#testing/screenFlow.tsx'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { CreateTeacherAccountScreen } from './CreateTeacherAccountScreen.tsx'
import {
  fillText,
  fillDateParts,
  goToNextStep,
  withinGroup,
  submitApplication,
  createExampleApplication,
  fourTimings,
} from './teacherApplicationStoryActions.ts'

const { typical, empty, longText } = examples.listCourses[200]
const [first, second] = typical.course
const { contactEmail, contactPhone } = examples.getSettings[200].typical.settings

const filled = createExampleApplication(first!.id)

const meta = {
  component: CreateTeacherAccountScreen,
  render: withStepState(CreateTeacherAccountScreen),
  title: 'Screens/Public/Create teacher account',
  // Column of the public layout.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '27rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  // Already the 22nd in Karachi.
  parameters: { now: new Date('2026-11-21T19:30:00Z') },
  args: {
    courses: ready(typical.course),
    onApply: acceptSubmit(),
    isSent: false,
    step: 1,
    onStep: fn(),
    draft: undefined,
    onSaveDraft: fn(),
    onResetDraft: fn(),
    signInHref: '/',
  },
} satisfies Meta<typeof CreateTeacherAccountScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.teacherAccount.1, 1§2.teacherAccount.2, 1§2.teacherAccount.3, 1§2.teacherAccount.7
// proves 1§2.teacherAccount.8, 1§2.teacherAccount.9, D31.1
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByText('Fill in the information below to request admin approval.')).toBeVisible()
    await expect(canvas.getByText(/It takes about 4 minutes/)).toBeVisible()
    await fillText(context, /^Name/, 'Zaynab Malik')
    await fillDateParts(context, /^Date of birth/, '05071990')
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }))
    await fillText(context, /^Nationality/, 'Pakistani')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Urdu' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Arabic' }))
    await fillText(context, /^Contact number/, '+92 300 1234567')
    await fillText(context, /^Email/, 'zaynab@maktab.test')
    await fillText(context, /^Current address/, '12 Mall Road, Lahore')
    await goToNextStep(context, 'Your experience')
    await fillText(context, /^Qualification/, 'Ijazah in Hafs')
    await fillText(context, /^Institution/, 'Jamia Noor')
    await fillText(context, /^Experience in Quran/, 'Eight years with beginners')
    await userEvent.click(canvas.getByRole('radio', { name: 'Children' }))
    await goToNextStep(context, 'Courses and times')
    await userEvent.click(withinGroup(context, 'Course 1').getByRole('button', { name: /Choose one/ }))
    await userEvent.click(await screen.findByRole('option', { name: first!.name }))
    await fillDateParts(context, /^From/, '1600')
    await fillDateParts(context, /^To/, '1730')
    await userEvent.click(getWeekdayCheckbox(canvas, 1))
    await userEvent.click(getWeekdayCheckbox(canvas, 3))
    await submitApplication(context)
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({
        ...filled,
        application_date: '2026-11-22',
        course: [{ id: first!.id, name: first!.name, timings: filled.course[0]!.timings }],
      }),
    )
    await waitFor(() => expect(args.onSaveDraft).toHaveBeenCalled())
    await expect(canvas.getByRole('link', { name: 'Already have an account? Login' })).toHaveAttribute('href', '/')
  },
}

/** Attributes that let keyboards and browsers assist, especially on phones. */
export const HelpsPhones: Story = {
  play: async ({ canvas }) => {
    const attributes = {
      Name: { autocomplete: 'name' },
      Nationality: { autocomplete: 'country-name' },
      'Contact number': { autocomplete: 'tel', type: 'tel', inputmode: 'tel', dir: 'ltr' },
      Email: { autocomplete: 'email', type: 'email', inputmode: 'email', dir: 'ltr' },
      'Current address': { autocomplete: 'street-address' },
    }
    for (const [name, expected] of Object.entries(attributes)) {
      const field = canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })
      for (const [attribute, value] of Object.entries(expected)) await expect(field).toHaveAttribute(attribute, value)
    }
  },
}

/** Each course once; the last course and its last time can’t be removed. */
// proves 1§2.teacherAccount.4, 1§2.teacherAccount.5, 1§2.teacherAccount.6
export const EachCourseOnce: Story = {
  args: { step: 3, draft: filled, courses: ready([first!, second!]) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add another course' }))
    await expect(canvas.queryByRole('button', { name: 'Add another course' })).toBeNull()
    await userEvent.click(withinGroup(context, 'Course 2').getByRole('button', { name: /Choose one/ }))
    const chosen = await screen.findByRole('option', { name: new RegExp(first!.name) })
    await expect(chosen).toHaveAttribute('aria-disabled', 'true')
    await expect(chosen).toHaveTextContent('Already chosen')
    await userEvent.click(screen.getByRole('option', { name: second!.name }))
    await expect(canvas.queryByRole('button', { name: 'Remove Time 1' })).toBeNull()
    await userEvent.click(withinGroup(context, 'Course 2').getByRole('button', { name: 'Add another time' }))
    await expect(withinGroup(context, 'Course 2').getAllByRole('button', { name: /^Remove Time/ })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Remove Course/ })).toHaveLength(2)
  },
}

export const DraftIsBack: Story = {
  args: { draft: { ...filled, age_group: 7, course: [{ ...filled.course[0], timings: fourTimings }] } },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Zaynab Malik')
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Arabic' })).toBeChecked()
    await goToNextStep(context, 'Your experience')
    await expect(canvas.getByRole('radio', { name: 'Children' })).not.toBeChecked()
    await goToNextStep(context, 'Courses and times')
    await expect(withinGroup(context, 'Course 1').getByRole('group', { name: 'Time 4' })).toBeVisible()
    await expect(withinGroup(context, 'Course 1').getByRole('button', { name: new RegExp(first!.name) })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { courses: ready(empty.course) },
  parameters: { school: { contactEmail, contactPhone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses to choose from yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'office@maktab.test' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Fields before the courses can be filled in while the courses load. */
export const Loading: Story = {
  tags: ['axe'],
  args: { courses: loading, draft: { ...filled, course: [] } },
  play: async (context) => {
    await goToNextStep(context, 'Your experience')
    await goToNextStep(context, 'Courses and times')
    await context.userEvent.click(withinGroup(context, 'Course 1').getByRole('button', { name: /Choose one/ }))
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    step: 3,
    courses: failed('Failed to fetch courses', retry),
    draft: { ...filled, course: [...filled.course, ...filled.course] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Failed to fetch courses')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
    await expect(canvas.getByRole('group', { name: 'Course 2' })).toBeVisible()
  },
}

const long = 'A sentence that its writer could not bring to an end '.repeat(8)

export const LongText: Story = {
  tags: ['axe'],
  args: {
    step: 3,
    courses: ready(longText.course),
    draft: {
      ...filled,
      name: long.replaceAll(' ', ''),
      experience_Quran: long,
      course: [{ id: String(longText.course[0]!.id), timings: fourTimings }],
    },
    onApply: rejectSubmit(long),
  },
  play: async (context) => {
    await submitApplication(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

const fiveCourses = Array.from({ length: 5 }, (_, index) => ({
  ...first!,
  id: 101 + index,
  name: `${first!.name} ${index + 1}`,
}))
const manyBlocks = { ...filled, course: fiveCourses.map(({ id }) => ({ id: String(id), timings: fourTimings })) }

// proves 1§2.teacherAccount.4, 1§2.teacherAccount.5, 1§2.teacherAccount.6
export const FiveCoursesWithFourTimings: Story = {
  tags: ['slow'],
  args: { step: 3, courses: ready(fiveCourses), draft: manyBlocks },
  play: async (context) => {
    await expect(context.canvas.getAllByRole('group', { name: /^Time \d/ })).toHaveLength(20)
    await submitApplication(context)
    await waitFor(() => expect(context.args.onApply).toHaveBeenCalledTimes(1))
  },
}

export const Phone: Story = {
  tags: ['slow'],
  args: { step: 3, courses: ready(fiveCourses), draft: manyBlocks },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
