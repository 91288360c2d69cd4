import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { findFilters, openListOptions } from '#testing/openListOptions.ts'
import { desktopViewport } from '#testing/viewports.ts'
import list from './StudentsScreen.stories.tsx'
import { StudentsScreen } from './StudentsScreen.tsx'

const students = examples.listStudents[200]
const all = students.typical.students
const [course] = examples.listCourses[200].typical.course

const meta = { ...list, component: StudentsScreen, title: 'Screens/Admin/Students/Filters' } satisfies Meta<
  typeof StudentsScreen
>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole'>

const rowOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('rowheader', { name: new RegExp(name) }).closest<HTMLElement>('[role=row], tr')!)
const rowCount = (canvas: Canvas) => canvas.getAllByRole('rowheader').length

export const CourseWithoutStudents: Story = {
  tags: ['axe'],
  args: { students: ready(students.empty.students), courseId: course!.id },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This course has no students.')).toBeVisible()
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('combobox', { name: 'Courses' })).toHaveValue(course!.name)
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
