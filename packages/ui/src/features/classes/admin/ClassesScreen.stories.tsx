import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { fillField } from '#testing/fillField.ts'
import { noConflicts, acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { listWithForm } from '#testing/screenFlow.tsx'
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
const withTwoTimes = classes.typical.data.find(({ teacher_class_timings: times }) => times.length === 2)!

const meta = {
  component: AdminClasses,
  title: 'Screens/Admin/Classes',
  args: {
    classes: ready(classes.typical.data),
    teachers: ready(examples.listTeachers[200].typical.teachers),
    courses: ready(courses),
    filter: {},
    onFilter: fn(),
    onRefresh: fn(async () => undefined),
    open: undefined,
    restoreFocusTo: undefined,
    onOpen: fn(),
    conflictCheck: noConflicts,
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
  within(canvas.getByRole('rowheader', { name: title }).closest<HTMLElement>('[role=row], tr')!)

// proves 1§2.classes.2, 1§2.classes.3
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(classes.typical.data.length)
    if (isPhone()) return
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Teacher ID', 'Title', 'Class Link', 'Class Time', 'Action'])
    const row = rowOf(canvas, String(first?.title))
    await expect(row.getByText('TCH-001 · Amina Yusuf')).toBeVisible()
    await expect(row.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(row.getByText('16:00 – 17:00')).toBeVisible()
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

// proves 1§2.classes.2, 1§2.classes.3, 1§2.classes.5, 1§2.classes.6
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first?.title}`)
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit Class/ })).toBeVisible()
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    await expect(title).toHaveFocus()
    await fillField(userEvent, title, 'Tajweed, Tuesday group')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: first?.id,
        title: 'Tajweed, Tuesday group',
        link: first?.classLink,
        classTime: { id: first?.teacher_class_timings[0]?.id, from: '16:00', to: '17:00' },
        version: first?.version,
      }),
    )
    await expectFocusRestored(canvas, 'Edit', `${first?.title}`)
  },
}

// proves D23.2
export const OneOfSeveralTimes: Story = {
  args: { open: withTwoTimes.id },
  play: async ({ canvas, userEvent, args }) => {
    const choice = within(canvas.getByRole('radiogroup', { name: /Class time to edit/ }))
    await userEvent.click(choice.getByRole('radio', { name: /^Sun, .?21:00 – 22:00/ }))
    const hours = within(canvas.getByRole('group', { name: 'To' })).getAllByRole('spinbutton')[0]!
    await userEvent.click(hours)
    await userEvent.keyboard('23')
    await expect(canvas.getByText('Save this time before choosing another.')).toBeVisible()
    await userEvent.click(choice.getByRole('radio', { name: /^Sat, .?18:00 – 19:00/ }))
    await expect(choice.getByRole('radio', { name: /^Sun, .?21:00 – 22:00/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith(
        expect.objectContaining({ classTime: { id: 41, from: '21:00', to: '23:00' } }),
      ),
    )
  },
}

/** Sends only the day fields that were changed. */
export const OnOtherDays: Story = {
  globals: { language: 'en' },
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: formatWeekday(3, 'en-GB', 'long') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: first?.id,
        title: first?.title,
        link: first?.classLink,
        classTime: { id: first?.teacher_class_timings[0]?.id, from: '16:00', to: '17:00', days: [1, 3] },
        version: first?.version,
      }),
    )
  },
}

// proves 1§5.12, 1§5.13, 1§5.14, 1§5.15, 1§5.16, 1§9.20
export const FieldErrors: Story = {
  tags: ['axe'],
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    const link = canvas.getByRole('textbox', { name: /^Class link/ })
    await userEvent.clear(title)
    await userEvent.clear(link)
    await userEvent.click(within(canvas.getByRole('group', { name: 'From' })).getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title is required'))
    await expect(link).toHaveAccessibleDescription('Class link is required')
    await expect(canvas.getAllByText('Class timings (from and to) are required').at(-1)).toBeVisible()
    await expect(args.onEditClass).not.toHaveBeenCalled()
    await userEvent.click(title)
    await userEvent.paste('x'.repeat(256))
    await userEvent.click(link)
    await userEvent.paste('x'.repeat(256))
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title can’t be longer than 255 characters'))
    await waitFor(() => expect(link).toHaveAccessibleDescription('Class link can’t be longer than 255 characters'))
  },
}

export const RefusedByServer: Story = {
  args: {
    open: first?.id,
    onEditClass: rejectSubmit('', examples.editClass[422].invalid.error),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Class timings (from and to) are required')).toBeVisible()
  },
}

// proves 1§2.classes.5, 1§2.classes.6
export const AsksBeforeChangesAreLost: Story = {
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(undefined))
  },
}

export const Gone: Story = {
  args: { open: 999 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This class no longer exists.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All classes' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
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
