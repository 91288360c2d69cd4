import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { allColumns } from '#testing/allColumns.tsx'
import { headerTexts } from '#testing/headerTexts.ts'
import { findFilters } from '#testing/openListOptions.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { StudentsScreen } from './StudentsScreen.tsx'

const students = examples.listStudents[200]
const all = students.typical.students
const [first] = all
const courses = examples.listCourses[200].typical.course

const bulkActions: ComponentProps<typeof StudentsScreen>['bulkActions'] = {
  loadCodes: async () => all.map(({ std_id: code }) => code),
  onAssignIds: async () => new Map(),
  payAddress: 'https://maktab.test/student/fees',
  loadOverdueFees: async () => [],
  onNoteMessage: fn(),
}

const meta = {
  component: StudentsScreen,
  title: 'Screens/Admin/Students',
  args: {
    students: ready(all),
    courses: ready(courses),
    allotments: ready(examples.listAllotments[200].typical.teacherAllotment),
    courseId: undefined,
    onFilter: fn(),
    onRefresh: fn(async () => undefined),
    getStudentHref: (id) => `/admin/students?student=${id}`,
    getAllotHref: (id) => `/admin/allot-teacher?form=new&student=${id}`,
    add: { addHref: '/admin/students?form=new', importHref: '/admin/import?kind=students' },
    restoreFocusTo: undefined,
    bulkActions,
  },
  /** Filters by course, like the server. */
  render: function WithPlace(args) {
    const [courseId, setCourseId] = useState(args.courseId)
    return (
      <StudentsScreen
        {...args}
        courseId={courseId}
        students={courseId === args.courseId ? args.students : ready(examples.filterStudents[200].typical.students)}
        onFilter={(next) => {
          setCourseId(next)
          args.onFilter(next)
        }}
      />
    )
  },
} satisfies Meta<typeof StudentsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole'>

const rowOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('rowheader', { name: new RegExp(name) }).closest<HTMLElement>('[role=row], tr')!)
const rowCount = (canvas: Canvas) => canvas.getAllByRole('rowheader').length

const specified = ['Student ID', 'Name', 'Email', 'Contact', 'DOB', 'Language']
const optional = ['Fees', 'Course', 'Teacher', 'Guardian']

// proves 2§2.students.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(rowCount(canvas)).toBe(all.length)
    if (isPhone()) return
    const headers = headerTexts(canvas)
    await expect([...headers.slice(0, specified.length), headers.at(-1)]).toEqual([...specified, 'Action'])
    const row = rowOf(canvas, 'Zaynab Malik')
    for (const text of ['STD-001', 'student1@maktab.test', '+44 7700 900100', '10 Jan 2010', 'English']) {
      await expect(row.getByText(text)).toBeInTheDocument()
    }
    for (const name of ['Zaynab Malik', 'See more about Zaynab Malik']) {
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', '/admin/students?student=1')
    }
  },
}

/** Overdue fees, courses, teachers and guardians follow the columns of the specification. */
export const AllColumns: Story = {
  ...allColumns,
  play: async ({ canvas }) => {
    await expect(headerTexts(canvas)).toEqual([...specified, ...optional, 'Action'])
    const row = rowOf(canvas, 'Zaynab Malik')
    for (const text of ['1 overdue', 'Tajweed for beginners', 'Amina Yusuf', 'Imran Malik']) {
      await expect(row.getByText(text)).toBeVisible()
    }
  },
}

/** A backend with only the fields of the specification: teachers are known from the allotments. */
export const SpecifiedFieldsOnly: Story = {
  ...allColumns,
  args: {
    students: ready(all.map(({ teaching: _teaching, overdueFees: _overdueFees, ...student }) => student)),
    bulkActions: { ...bulkActions, loadOverdueFees: undefined, onNoteMessage: undefined },
  },
  play: async ({ canvas }) => {
    await expect(headerTexts(canvas)).toEqual([...specified, 'Course', 'Teacher', 'Guardian', 'Action'])
    await expect(rowOf(canvas, 'Zaynab Malik').getByText('Amina Yusuf')).toBeVisible()
  },
}

/** The button is in the row where it is the next thing to do, and otherwise in the menu. */
export const WithoutTeacher: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Allot a teacher to Bilal Hussain' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Allot a teacher to محمد عثمان' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: محمد عثمان' }))
    await expect(await screen.findByRole('menuitem', { name: 'Allot a teacher to محمد عثمان' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const Empty: Story = {
  args: { students: ready(students.empty.students) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No students found.')).toBeVisible()
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('button', { name: 'Apply' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { students: loading, courses: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading students')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Export Students as CSV' })).toBeDisabled()
  },
}

const retry = fn()

// proves 2§8.16
export const Failed: Story = {
  args: { students: failed('Failed to load students', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load students')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { students: ready(students.longText.students) } }
// proves 2§2.students.2, D1.2
export const WithoutCode: Story = {
  args: { students: ready(students.withoutCode.students) },
  play: async ({ canvas, userEvent }) => {
    await expect(rowOf(canvas, 'Adam Petrov').getByText('N/A')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'n/a adam')
    await waitFor(() => expect(rowCount(canvas)).toBe(1))
  },
}

const school = Array.from({ length: 5000 }, (_, at) => ({
  ...all[at % all.length]!,
  id: at + 1,
  std_id: `S-${at + 1}`,
}))

/** Only one page is rendered, and search finds any student. */
// proves X14
export const FiveThousand: Story = {
  globals: desktopViewport,
  args: { students: ready(school) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(rowCount(canvas)).toBe(25))
    await expect(canvas.getByText('5,000 rows')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'S-4321')
    await waitFor(() => expect(rowCount(canvas)).toBe(1))
    await expect(canvas.getByRole('link', { name: /^See more/ })).toHaveAttribute(
      'href',
      '/admin/students?student=4321',
    )
  },
}

// proves X1
export const Private: Story = {
  globals: desktopViewport,
  decorators: [
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Hidden in privacy mode' })).toHaveLength(all.length * 3)
    for (const secret of [first?.email, first?.contact_number, '10 Jan 2010']) {
      await expect(canvasElement.innerHTML).not.toContain(secret)
    }
  },
}

export const ComesBackToTheLast: Story = {
  args: { restoreFocusTo: 3 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'عبد الرحمن السيد' })).toHaveFocus())
  },
}
