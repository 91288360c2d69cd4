import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import formMeta from './AllotmentFormPage.stories.tsx'
import { AllotmentFormPage } from './AllotmentFormPage.tsx'
import { choose, combo, press, typeTime } from './allotmentStoryActions.ts'

const { typical, longText } = examples.suggestTeachers[200]
const { students } = examples.listStudents[200].typical
const long = {
  students: examples.listStudents[200].longText.students,
  allotments: examples.listAllotments[200].longText.teacherAllotment,
}
const [allotment] = examples.listAllotments[200].typical.teacherAllotment
const third = students.find(({ std_id: code }) => code === 'STD-003')!
const createSuggester = (suggestions: typeof typical | typeof longText) => ({
  suggestions: ready(suggestions),
  onStudentOrCourseChange: fn(),
})

const meta = {
  component: AllotmentFormPage,
  title: 'Screens/Admin/Allotments/Form/Filled in',
  args: {
    ...formMeta.args,
    allotments: ready([]),
    prefill: { student: third.id },
    suggestionSource: createSuggester(typical),
    onSaveAllotment: acceptSubmit(),
  },
  globals: { language: 'en' },
  parameters: { school: { timeZone: 'UTC', viewerZone: 'UTC' } },
} satisfies Meta<typeof AllotmentFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const own = 'Filled in with the times the student requested. You can change them.'
const slots = ({ canvas }: Play) => canvas.getAllByRole('group', { name: /^Time slot \d$/ })
const isDialogOpen = () => screen.queryByRole('alertdialog') !== null

// proves X57
/** Prefills student, course and times; leaving them unchanged needs no confirmation. */
export const FromTheStudent: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await waitFor(() => expect(combo(context, 'Student')).toHaveValue(`STD-003 · ${third.name}`))
    await expect(combo(context, 'Course')).toHaveValue('حفظ جزء عمّ')
    await expect(slots(context)).toHaveLength(2)
    await expect(canvas.getByText(own)).toBeVisible()
    await press(context, 'Cancel')
    await expect(isDialogOpen()).toBe(false)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

// proves X57
/** Choosing another student replaces the times unless they were edited; leaving edited times asks for confirmation. */
export const Changed: Story = {
  play: async (context) => {
    const { canvas, args } = context
    await canvas.findByText(own)
    await choose(context, 'Student', 'STD-001')
    await waitFor(() => expect(combo(context, 'Course')).toHaveValue('Tajweed for beginners'))
    await waitFor(() => expect(slots(context)).toHaveLength(1))
    await typeTime(context, 1, 'To', '1800')
    await choose(context, 'Student', 'STD-003')
    await expect(await canvas.findByText('This student requested these times')).toBeVisible()
    await expect(slots(context)).toHaveLength(1)
    await press(context, 'Cancel')
    await screen.findByRole('alertdialog')
    await expect(args.onClose).not.toHaveBeenCalled()
    await context.userEvent.keyboard('{Escape}')
  },
}

/**
 * One click selects the teacher without confirmation, because no times were typed. Teachers with free time come first.
 */
export const TeacherTaken: Story = {
  args: { prefill: { student: 1 } },
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose TCH-001 · Amina Yusuf' }))
    await waitFor(() => expect(combo(context, 'Teacher')).toHaveValue('TCH-001 · Amina Yusuf'))
    await expect(isDialogOpen()).toBe(false)
    await userEvent.clear(combo(context, 'Teacher'))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(options.slice(0, 3)).toEqual([
      'TCH-001 · Amina YusufAvailable at some requested times',
      'TCH-007 · فاطمة الزهراءAvailable at some requested times',
      'TCH-006 · Ibrahim OkaforAvailable at some requested times',
    ])
    await userEvent.click(screen.getAllByRole('option')[0]!)
    await press(context, 'Allot')
    await waitFor(() =>
      expect(args.onSaveAllotment).toHaveBeenCalledWith(
        { studentId: 1, courseId: 1, teacherId: 1, classTimes: typical.suggestions[0]!.free },
        undefined,
      ),
    )
  },
}

// proves X57
/** Shown once student and course are chosen, with an extra warning when it is the same teacher. */
export const AlreadyAllotted: Story = {
  args: { prefill: { student: 1 }, allotments: ready([allotment!]) },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('This student already has a teacher for this course')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit this allotment: Amina Yusuf' })).toHaveAttribute(
      'href',
      `/admin/allot-teacher?edit=${allotment!.id}`,
    )
    await choose(context, 'Teacher', 'TCH-001')
    await expect(
      await canvas.findByText('This teacher is already allotted to the student for this course'),
    ).toBeVisible()
  },
}

// proves X57
/** The selected teacher has another class at that time: shown beside the times before submitting. */
export const ClashTold: Story = {
  args: {
    prefill: { student: 1 },
    conflictCheck: {
      latest: {
        question: { teacherId: 1, studentIds: [1], times: [] },
        found: examples.findClashes[200].conflict,
      },
      onQueryChange: fn(),
      check: fn(async () => undefined),
    },
  },
  play: async (context) => {
    const { canvas, args, userEvent } = context
    const getConflictNotices = () => canvas.queryAllByText(/scheduling conflicts/)
    const choice = await canvas.findByRole('button', { name: 'Choose TCH-001 · Amina Yusuf' })
    await expect(getConflictNotices()).toEqual([])
    await userEvent.click(choice)
    await waitFor(() => expect(getConflictNotices()[0]).toBeVisible())
    await expect(args.conflictCheck.onQueryChange).toHaveBeenLastCalledWith({
      teacherId: 1,
      studentIds: [1],
      times: typical.suggestions[0]!.free,
    })
  },
}

export const NobodyHasTime: Story = {
  args: {
    prefill: { student: 1 },
    suggestionSource: createSuggester({
      ...typical,
      suggestions: typical.suggestions.map((one) => ({ ...one, free: [], freeMinutes: 0 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'No teacher is available at these times. Teachers with the fewest students are listed first.',
      ),
    ).toBeVisible()
    await expect(canvas.getAllByText('Not available at these times')).toHaveLength(3)
    await expect(canvas.getByText(own)).toBeVisible()
  },
}

/** Names in all languages, longer than their containers. */
export const LongText: Story = {
  args: {
    prefill: { student: long.allotments[0]!.student.id, course: long.allotments[0]!.course.id },
    students: ready(
      long.students.map((student) => ({ ...student, class_course_data: students[0]!.class_course_data })),
    ),
    allotments: ready(long.allotments),
    suggestionSource: createSuggester(longText),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(own)
    await expect(within(canvas.getByRole('list', { name: 'Allotted Teachers' })).getAllByRole('link')).not.toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
