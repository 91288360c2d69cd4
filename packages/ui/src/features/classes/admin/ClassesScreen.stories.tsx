import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { noConflicts, acceptSubmit } from '#testing/submitHandlers.ts'
import { listWithForm } from '#testing/screenFlow.tsx'
import { allColumns } from '#testing/allColumns.tsx'
import { headerTexts } from '#testing/headerTexts.ts'
import { findFilters } from '#testing/openListOptions.ts'
import { OpenRecordState } from '#testing/storyState.tsx'
import { expectFocusRestored, pressRowAction } from '#testing/pressRowAction.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { ClassesScreen } from './ClassesScreen.tsx'
import { ClassFormPage } from './ClassFormPage.tsx'

const AdminClasses = listWithForm(ClassesScreen, ClassFormPage)

const classes = examples.listAllClasses[200]
const courses = examples.listCourses[200].typical.course
const [first] = classes.typical.data
const figures = ['Next lesson', 'Students', 'Attendance · 4 weeks']

const meta = {
  component: AdminClasses,
  title: 'Screens/Admin/Classes',
  args: {
    classes: ready(classes.typical.data),
    teachers: ready(examples.listTeachers[200].typical.teachers),
    courses: ready(courses),
    assigned: ready(examples.listAssignedCourses[200].typical.courses),
    canCreate: true,
    filter: {},
    onFilter: fn(),
    onRefresh: fn(async () => undefined),
    open: undefined,
    restoreFocusTo: undefined,
    onOpen: fn(),
    onTeacherChange: fn(),
    conflictCheck: noConflicts,
    onCreateClass: acceptSubmit(),
    onEditClass: acceptSubmit(),
    onDeleteClass: acceptSubmit(),
  },
  render: function WithFilter(args) {
    const [filter, setFilter] = useState(args.filter)
    const onFilter = (next: typeof filter) => {
      setFilter(next)
      args.onFilter(next)
    }
    return <OpenRecordState screen={AdminClasses} args={{ ...args, filter, onFilter }} />
  },
} satisfies Meta<typeof AdminClasses>
export default meta

type Story = StoryObj<typeof meta>

const rowOf = (canvas: { getByRole: typeof screen.getByRole }, title: string) =>
  within(
    canvas.getByRole('rowheader', { name: (name) => name.startsWith(title) }).closest<HTMLElement>('[role=row], tr')!,
  )

// proves 1§2.classes.2, 1§2.classes.3
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(classes.typical.data.length)
    if (isPhone()) return
    const headers = headerTexts(canvas).filter((header) => !figures.includes(header))
    await expect(headers).toEqual(['Teacher ID', 'Title', 'Class Link', 'Class Time · Pakistan', 'Action'])
    const row = rowOf(canvas, String(first?.title))
    await expect(row.getByText('TCH-001')).toBeVisible()
    await expect(row.getByText('Amina Yusuf')).toBeVisible()
    await expect(row.getByText('Tajweed for beginners')).toBeVisible()
    const join = row.getByRole('link', { name: `Join ${first?.title} (opens in a new tab)` })
    await expect(join).toHaveTextContent(/^Join/)
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(row.getByText('16:00 – 17:00')).toBeVisible()
  },
}

/** The next lesson, the students and the attendance of the last four weeks, in rows of at most two lines. */
export const Figures: Story = {
  ...allColumns,
  parameters: { ...allColumns.parameters, now: new Date('2026-11-23T05:00:00Z') },
  play: async ({ canvas }) => {
    await expect(headerTexts(canvas)).toEqual(expect.arrayContaining(figures))
    const row = rowOf(canvas, String(first?.title))
    for (const text of ['Today, 16:00', '4', '88%']) await expect(row.getByText(text)).toBeVisible()
    const { height } = canvas
      .getByRole('rowheader', { name: (name) => name.startsWith(String(first?.title)) })
      .closest('tr')!
      .getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(52)
    await expect(height).toBeLessThanOrEqual(70)
  },
}

/** A backend with only the fields of the specification. */
export const SpecifiedFieldsOnly: Story = {
  ...allColumns,
  args: {
    canCreate: false,
    classes: ready(
      classes.typical.data.map(({ id, teacherID, title, classLink, teacher_class_timings: times }) => ({
        id,
        teacherID,
        title,
        classLink,
        teacher_class_timings: times.map(({ id, preferred_time_from, preferred_time_to }) => ({
          id,
          preferred_time_from,
          preferred_time_to,
        })),
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(headerTexts(canvas)).not.toContain('Students')
    await expect(canvas.queryByRole('button', { name: 'Create Class' })).toBeNull()
  },
}

// proves 1§2.classes.4, 1§8.16
export const Empty: Story = {
  args: { classes: ready(classes.empty.data) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No classes found.')).toBeVisible()
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('button', { name: 'Apply' })).toBeVisible()
  },
}

export const Loading: Story = { args: { classes: loading, teachers: loading, courses: loading } }

const retry = fn()

export const Failed: Story = {
  args: { classes: failed('Failed to load classes', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load classes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { classes: ready(classes.longText.data) } }
// proves 1§2.classes.2, 1§2.classes.3, 1§5.17, D23.1
export const NoTimings: Story = {
  args: { classes: ready(classes.noTimings.data) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('No timings')).toHaveLength(classes.noTimings.data.length)
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first?.title}`)
    await expect(canvas.getByText('Invalid class timing ID')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All classes' }))
    await expectFocusRestored(canvas, 'Edit', `${first?.title}`)
  },
}

export const UnsafeLink: Story = {
  globals: desktopViewport,
  args: { classes: ready(classes.unsafeLink.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

// proves D2.1
export const TeachersUnknown: Story = {
  globals: desktopViewport,
  args: { teachers: failed('Error fetching teachers', fn()) },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, String(first?.title)).getByText(String(first?.teacherID))).toBeVisible()
  },
}

// proves 1§2.classes.2, 1§2.classes.3, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', `${first?.title}`)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(String(first?.title))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteClass).toHaveBeenCalledWith(first?.id))
  },
}
