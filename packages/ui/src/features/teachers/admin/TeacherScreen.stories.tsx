import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { expectTabsVisible } from '#testing/viewports.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { TeacherScreen } from './TeacherScreen.tsx'

const lists = examples.listTeachers[200]
const all = lists.typical.teachers
const [active] = all
const ofFirst = ({ teacher }: { teacher: { id: number } }) => teacher.id === 1
const lessons = examples.getTimetable[200].typical.lessons.filter(ofFirst)
const pending = lists.pending.teachers[0]!

const meta = {
  component: TeacherScreen,
  title: 'Screens/Admin/Teacher',
  args: {
    teachers: ready(all),
    id: 1,
    tab: undefined,
    onTab: fn(),
    teachersHref: '/admin/teacher?q=amina',
    onClose: fn(),
    links: {
      edit: '/admin/teacher?form=1',
      allot: (course) => `/admin/allot-teacher?form=new&teacher=1&course=${course}`,
      student: (student) => `/admin/students?student=${student}`,
      class: (one) => `/admin/classes?class=${one}`,
      report: (report) => `/admin/student-Performance-report?edit=${report}`,
    },
    lessons: ready(lessons),
    allotments: ready(examples.listAllotments[200].typical.teacherAllotment.filter(ofFirst)),
    reports: ready(examples.listReports[200].typical.data.filter(ofFirst)),
    timings: ready(examples.listTeacherClassTimes[200].typical.data),
    assigned: ready(examples.listAssignedCourses[200].typical.courses),
    courses: ready(examples.listCourses[200].typical.course),
    onAssignCourse: acceptSubmit(),
    onRemoveCourse: acceptSubmit(),
    onAssignCredentials: acceptSubmit(),
    onHideProfile: acceptSubmit(),
    onBlockTeacher: acceptSubmit(),
    classCount: 2,
    onOpenDeleteDialog: fn(),
    onDeleteTeacher: acceptSubmit(),
    onEraseTeacher: acceptSubmit(),
    onConfirmEmail: acceptSubmit(),
    onInvite: fn(async () => examples.createInvitation[200].created.invitation),
    generatePassword: fn(() => 'Wp7-Kd2-Zq9-Tm4'),
    copyText: fn(async () => true),
  },
  render: function WithPlace(args) {
    const [tab, setTab] = useState<string | undefined>(args.tab)
    return (
      <TeacherScreen
        {...args}
        tab={tab}
        onTab={(next) => {
          setTab(next)
          args.onTab(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TeacherScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'getByText'>

const tabs = (canvas: Canvas) => within(canvas.getByRole('tablist', { name: 'Teacher sections' }))
const tabOf = (canvas: Canvas, name: string) => tabs(canvas).getByRole('tab', { name })
const namesIn = (canvas: Canvas) =>
  tabs(canvas)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
const panel = (canvas: Canvas, name: string) => canvas.getByRole('tabpanel', { name })

// proves 1§2.teachers.6, 1§2.teachers.7, 1§2.teachers.8, 1§2.teachers.9, 1§2.teachers.13
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amina Yusuf' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All teachers' })).toHaveAttribute('href', '/admin/teacher?q=amina')
    await expect(namesIn(canvas)).toEqual([
      'Teacher Details',
      'Class Timings',
      'Assign Course',
      'Edit Login Credentials',
      'Next seven days',
      'Students',
      'Reports',
      'Public profile',
    ])
    const details = within(panel(canvas, 'Teacher Details'))
    await expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Email',
      'Application Date',
      'Contact Number',
      'Current Address',
      'Date of Birth',
      'Experience in Quran',
      'Gender',
      'Institution',
      'Languages spoken',
      'Nationality',
      'Other experience',
      'Qualification',
      'Status',
      'Age group',
    ])
    await expect(details.getByText('Female')).toBeVisible()
    await expect(details.getByText('English, Arabic')).toBeVisible()
    for (const name of ['Block', 'Delete']) await expect(details.getByRole('button', { name })).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = { args: { teachers: loading } }

const retry = fn()

export const Failed: Story = {
  args: { teachers: failed('Error fetching teachers', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

// proves 1§2.teachers.5
export const Empty: Story = {
  args: { teachers: ready(lists.empty.teachers) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teacher not found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All teachers' })).toBeVisible()
  },
}

export const LongText: Story = { args: { teachers: ready(lists.longText.teachers) } }
// proves D22.1
export const UnknownStatus: Story = {
  args: { teachers: ready([{ ...active!, status: 'on leave' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('on leave')[0]).toBeVisible()
    for (const name of ['Block', 'Delete']) await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(tabOf(canvas, 'Edit Login Credentials')).not.toHaveAttribute('aria-disabled')
  },
}

export const Private: Story = {
  decorators: [
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const isHidden = { name: 'Hidden in privacy mode' }
    await expect(within(panel(canvas, 'Teacher Details')).getAllByRole('img', isHidden)).toHaveLength(3)
    await expect(canvas.getAllByRole('img', isHidden)).toHaveLength(4)
    await expect(canvasElement.innerHTML).not.toContain(active?.email)
    await expect(canvasElement.innerHTML).not.toContain('5550100')
  },
}

/** Leaving a tab with unsaved input asks for confirmation; staying keeps the input. */
// proves 1§2.teachers.14, 1§2.teachers.15, D46.2
export const AsksBeforeTheTabIsLeft: Story = {
  args: { id: pending.id, tab: 'credentials' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'open')
    await userEvent.click(tabOf(canvas, 'Class Timings'))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('open')
    await expect(args.onTab).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
    )
    await waitFor(() => expect(args.onTab).toHaveBeenCalledWith(undefined))
  },
}

export const AsksBeforeAGeneratedPasswordIsLost: Story = {
  args: { id: pending.id, tab: 'credentials' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use this password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await expect(await canvas.findByText('Share this password with the teacher. You won’t see it again.')).toBeVisible()
    await userEvent.click(tabOf(canvas, 'Class Timings'))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without copying the password?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Copy password' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await userEvent.click(tabOf(canvas, 'Class Timings'))
    await waitFor(() => expect(args.onTab).toHaveBeenCalledWith('timings'))
  },
}

export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    tabOf(canvas, 'Teacher Details').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onTab).toHaveBeenLastCalledWith('timings')
    await expect(tabOf(canvas, 'Class Timings')).toHaveFocus()
    await expect(await canvas.findByRole('table', { name: 'Class Timings' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('table', { name: 'Assigned courses' })).toBeVisible()
    await expect(canvas.queryByRole('table', { name: 'Class Timings' })).toBeNull()
  },
}

// proves 1§2.teachers.6
export const FourTabsOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expectTabsVisible(canvas, 4),
}

export const TabLoading: Story = { args: { tab: 'timings', timings: loading } }

export const TabFailed: Story = {
  args: { tab: 'courses', assigned: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Assign Course')).toHaveTextContent('Something went wrong')
    await expect(canvas.queryByRole('button', { name: 'Assign' })).toBeNull()
  },
}

/** Decision 16: erasing is hidden if the backend can’t erase. */
// proves D16.3
export const ErasingNotOffered: Story = {
  args: { onEraseTeacher: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Erase' })).toBeNull()
  },
}
