import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { findFilters } from '#testing/openListOptions.ts'
import { desktopViewport } from '#testing/viewports.ts'
import page from './TeachersScreen.stories.tsx'

const all = examples.listTeachers[200].typical.teachers
const taught = examples.listCourses[200].typical.course.find(({ name }) => name === 'Tajweed for beginners')!

const meta = {
  component: page.component,
  title: 'Screens/Admin/Teachers/Filters',
  args: page.args,
  render: page.render,
} satisfies Meta<typeof page.component>
export default meta

type Story = StoryObj<typeof meta>

const rowCount = (canvas: Pick<typeof screen, 'getAllByRole'>) => canvas.getAllByRole('rowheader').length

/** The server filters by course; the list shows its result unchanged. */
// proves 1§2.teachers.1
export const FilteredByCourse: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const filters = await findFilters({ canvas, userEvent })
    await userEvent.type(filters.getByRole('combobox', { name: 'Course' }), 'tajweed for')
    await userEvent.click(await screen.findByRole('option', { name: taught.name }))
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ courseId: taught.id })
    await expect(rowCount(canvas)).toBe(all.length)
    await userEvent.click(filters.getByRole('button', { name: 'Refresh' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(filters.getByRole('combobox', { name: 'Course' })).toHaveValue('')
  },
}

// proves 1§2.teachers.1
export const FilteredByStudent: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const filters = await findFilters({ canvas, userEvent })
    await userEvent.type(filters.getByRole('combobox', { name: 'Student' }), 'zaynab')
    await userEvent.click(await screen.findByRole('option', { name: /Zaynab Malik/ }))
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ studentId: 1 })
    await expect(canvas.getByRole('rowheader', { name: /Amina Yusuf/ })).toBeVisible()
    await expect(rowCount(canvas)).toBe(1)
  },
}

/** Selects and buttons fit on one line. */
// proves 1§2.teachers.1
export const FilterBarOnOneLine: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    const filters = await findFilters({ canvas, userEvent })
    const bottoms = [
      ...filters.getAllByRole('combobox').map((field) => field.parentElement!),
      ...['Apply', 'Refresh'].map((name) => filters.getByRole('button', { name })),
    ].map((control) => Math.round(control.getBoundingClientRect().bottom))
    await expect(bottoms).toHaveLength(4)
    await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(2)
  },
}

// proves 1§3.13
export const StudentWithoutTeacher: Story = {
  args: { filter: { studentId: 1 }, allotments: ready([]) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Teacher not found')).toBeVisible()
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('combobox', { name: 'Student' })).toHaveValue('STD-001 · Zaynab Malik')
  },
}

export const FilteredByBoth: Story = {
  args: { filter: { courseId: taught.id, studentId: 1 }, teachers: ready(all.slice(0, 2)), allotments: loading },
  play: async ({ canvas }) => {
    await expect(rowCount(canvas)).toBe(2)
  },
}

export const NotFilteredWithoutAllotments: Story = {
  args: { filter: { studentId: 1 }, allotments: failed('Error fetching allotments', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error fetching allotments')).toBeVisible()
    await expect(canvas.queryByRole('rowheader')).toBeNull()
  },
}
