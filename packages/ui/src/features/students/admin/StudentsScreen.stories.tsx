import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { findFilters, openListOptions } from '#testing/openListOptions.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { StudentsScreen } from './StudentsScreen.tsx'

const students = examples.listStudents[200]
const all = students.typical.students
const [first] = all
const courses = examples.listCourses[200].typical.course
const [course] = courses

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
    restoreFocusTo: undefined,
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

// proves 2§2.students.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(rowCount(canvas)).toBe(all.length)
    if (isPhone()) return
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Student ID',
      'Name',
      'Email',
      'Contact',
      'DOB',
      'Language',
      'Action',
    ])
    const row = rowOf(canvas, 'Zaynab Malik')
    for (const text of ['STD-001', 'student1@maktab.test', '+44 7700 900100', '10 Jan 2010', 'English']) {
      await expect(row.getByText(text)).toBeInTheDocument()
    }
    const more = row.getByRole('link', { name: 'See more about Zaynab Malik' })
    await expect(more).toHaveTextContent('See more')
    await expect(more).toHaveAttribute('href', '/admin/students?student=1')
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

export const CourseWithoutStudents: Story = {
  args: { students: ready(students.empty.students), courseId: course!.id },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This course has no students.')).toBeVisible()
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('combobox', { name: 'Courses' })).toHaveValue(course!.name)
  },
}

export const Loading: Story = {
  args: { students: loading, courses: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading students')).toBeInTheDocument()
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

export const CoursesFailed: Story = {
  args: { courses: failed('Error fetching courses', fn()) },
  play: async ({ canvas, userEvent }) => {
    await expect(rowCount(canvas)).toBe(all.length)
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByText('Error fetching courses')).toBeVisible()
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

/** Search by guardian, course, teacher and any spelling of the phone number. */
export const FoundAsSchoolsSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    for (const words of ['imran std-001', 'zaynab amina yusuf', 'zaynab tajweed', '07700900100', '00447700900100']) {
      await fillField(userEvent, field, words)
      await waitFor(() => expect(rowCount(canvas)).toBe(1))
      await expect(rowOf(canvas, 'Zaynab Malik').getByText('STD-001')).toBeVisible()
    }
  },
}

// proves 2§2.students.1
export const FilteredByCourse: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const filters = await findFilters({ canvas, userEvent })
    await userEvent.type(filters.getByRole('combobox', { name: 'Courses' }), 'tajweed for')
    await userEvent.click(await screen.findByRole('option', { name: 'Tajweed for beginners' }))
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }))
    await expect(args.onFilter).toHaveBeenCalledWith(course!.id)
    await expect(rowCount(canvas)).toBe(examples.filterStudents[200].typical.students.length)
    await userEvent.click(filters.getByRole('button', { name: 'Refresh' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith(undefined)
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(rowCount(canvas)).toBe(all.length))
    await expect(filters.getByRole('combobox', { name: 'Courses' })).toHaveValue('')
  },
}

/** With the keyboard: Enter selects an option, then applies the filter. */
// proves 2§2.students.1
export const AppliedByEnter: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const filters = await findFilters({ canvas, userEvent })
    await userEvent.type(filters.getByRole('combobox', { name: 'Courses' }), 'tajweed for')
    await screen.findByRole('option', { name: 'Tajweed for beginners' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenCalledWith(course!.id)
  },
}

/** On phones the filters are in the list options. */
// proves 2§2.students.1
export const FilteredOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('form', { name: 'Filters' })).toBeNull()
    const options = await openListOptions(canvas, userEvent)
    await userEvent.type(options.getByRole('combobox', { name: 'Courses' }), 'tajweed for')
    await userEvent.click(await screen.findByRole('option', { name: 'Tajweed for beginners' }))
    await userEvent.click(options.getByRole('button', { name: 'Apply' }))
    await expect(args.onFilter).toHaveBeenCalledWith(course!.id)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'List options' })).toHaveFocus()
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
