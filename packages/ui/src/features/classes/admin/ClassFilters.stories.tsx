import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ready } from '#remote.ts'
import { findFilters } from '#testing/openListOptions.ts'
import { desktopViewport } from '#testing/viewports.ts'
import screenMeta from './ClassesScreen.stories.tsx'

const classes = examples.listAllClasses[200]
const taught = examples.listCourses[200].typical.course.find(({ name }) => name === 'Tajweed for beginners')!

const meta = {
  component: screenMeta.component,
  title: 'Screens/Admin/Classes/Filters',
  args: screenMeta.args,
  render: screenMeta.render,
} satisfies Meta<typeof screenMeta.component>
export default meta

type Story = StoryObj<typeof meta>

const rowCount = (canvas: { getAllByRole: typeof screen.getAllByRole }) => canvas.getAllByRole('rowheader').length

// proves 1§2.classes.1
export const FilteredByTeacher: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const filters = await findFilters({ canvas, userEvent })
    await userEvent.type(filters.getByRole('combobox', { name: 'Teacher' }), 'amina')
    await userEvent.click(await screen.findByRole('option', { name: /Amina Yusuf/ }))
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ teacherId: 1 })
    await expect(rowCount(canvas)).toBe(classes.typical.data.filter(({ teacherID }) => teacherID === 1).length)
    await userEvent.click(filters.getByRole('button', { name: 'Refresh' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(rowCount(canvas)).toBe(classes.typical.data.length))
    await expect(filters.getByRole('combobox', { name: 'Teacher' })).toHaveValue('')
  },
}

/** The server filters by course; the list is shown as received. */
export const FilteredByCourse: Story = {
  globals: desktopViewport,
  args: { filter: { courseId: taught.id } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(rowCount(canvas)).toBe(classes.typical.data.length)
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('combobox', { name: 'Course' })).toHaveValue(taught.name)
    await userEvent.click(canvas.getByRole('button', { name: `Remove filter: Course: ${taught.name}` }))
    await expect(args.onFilter).toHaveBeenCalledWith({ courseId: undefined })
    await expect(canvas.getByRole('button', { name: 'List options' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
  },
}

export const FilteredByBoth: Story = {
  args: { filter: { courseId: taught.id, teacherId: 1 }, classes: ready(classes.typical.data.slice(0, 2)) },
  play: async ({ canvas }) => {
    await expect(rowCount(canvas)).toBe(2)
  },
}
