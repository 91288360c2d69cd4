import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { filterClassesOfStudent } from '#lib/lessons/readClassTimes.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { StudentScreen } from './StudentScreen.tsx'

const lists = examples.listStudents[200]
const all = lists.typical.students
const [first] = all
const billing = examples.listStudentBillingDetails[200]
const ofFirst = ({ student }: { student: { id: number } }) => student.id === first!.id
const allotments = examples.listAllotments[200].typical.teacherAllotment.filter(ofFirst)
const reports = examples.listReports[200].typical.data.filter(ofFirst)
const events = examples.listEvents[200].typical.event
const members = examples.listEventMembers[200].typical.event

const meta = {
  component: StudentScreen,
  title: 'Screens/Admin/Student',
  args: {
    students: ready(all),
    id: 1,
    tab: undefined,
    onTab: fn(),
    studentsHref: '/admin/students?q=zaynab',
    onClose: fn(),
    links: {
      edit: '/admin/students?form=1',
      statement: '/admin/students?statement=1',
      allot: '/admin/allot-teacher?form=new',
      teacher: (teacher) => `/admin/teacher?teacher=${teacher}`,
      class: (one) => `/admin/classes?class=${one}`,
      report: (report) => `/admin/student-Performance-report?edit=${report}`,
      event: (event) => `/admin/event?members=${event}`,
      receipts: '/admin/students?student=1&papers=all',
      discount: (open) => `/admin/discounts?discount=${open}&student=1`,
    },
    billing: ready(billing.typical.data),
    allotments: ready(allotments),
    classes: ready(filterClassesOfStudent(examples.listAllClasses[200].typical.data, allotments)),
    reports: ready(reports),
    memberships: ready([
      { event: events[0]!, member: members[0]! },
      { event: events[1]!, member: members[1]! },
    ]),
    onDeleteStudent: acceptSubmit(),
    onConfirmEmail: acceptSubmit(),
    onEraseStudent: acceptSubmit(),
    onDeleteTime: acceptSubmit(),
    onAssignId: acceptSubmit(),
    onDecidePurchase: acceptSubmit(),
    onInvite: fn(async () => examples.createInvitation[200].created.invitation),
    onSaveNotes: acceptSubmit(),
    onEndDiscount: acceptSubmit(),
    onWaiveFee: acceptSubmit(),
    onEndFees: acceptSubmit(),
  },
  render: function WithPlace(args) {
    const [tab, setTab] = useState<string | undefined>(args.tab)
    return (
      <StudentScreen
        {...args}
        tab={tab}
        onTab={(next) => {
          setTab(next)
          args.onTab(next)
        }}
      />
    )
  },
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'getByText'>

const tabs = (canvas: Canvas) => within(canvas.getByRole('tablist', { name: 'Student sections' }))
const tabOf = (canvas: Canvas, name: string) => tabs(canvas).getByRole('tab', { name })
const namesIn = (canvas: Canvas) =>
  tabs(canvas)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
const panel = (canvas: Canvas, name: string) => within(canvas.getByRole('tabpanel', { name }))
const expectDetails = (canvas: Canvas) =>
  waitFor(() => expect(tabOf(canvas, 'Student Details')).toHaveAttribute('aria-selected', 'true'))

// proves 2§2.students.3, 2§2.students.4, 2§2.students.5, 2§4.13
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zaynab Malik' })).toBeVisible()
    await expect(canvas.getAllByText('STD-001')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All students' })).toHaveAttribute('href', '/admin/students?q=zaynab')
    await expect(namesIn(canvas)).toEqual([
      'Student Details',
      'Class Timings',
      'Billing',
      'Assign ID',
      'Teacher and times',
      'Classes',
      'Reports',
      'Events',
      'Notes',
    ])
    await expectDetails(canvas)
    const details = panel(canvas, 'Student Details')
    await expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Email',
      'Contact',
      'Alternate contact',
      'Date of Birth',
      'Preferred language',
      'Guardian',
      'Signature',
      'Registration date',
    ])
    for (const text of ['English', '10 Jan 2010', '1 Jan 2026', 'Imran Malik']) {
      await expect(details.getByText(text)).toBeVisible()
    }
    await userEvent.click(details.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = { args: { students: loading, billing: loading } }

const retry = fn()

export const Failed: Story = {
  args: { students: failed('Error fetching students', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Empty: Story = {
  args: { students: ready(lists.empty.students) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Student not found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All students' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { students: ready(lists.longText.students), billing: ready(billing.longText.data) },
}

// proves 2§2.students.6
export const TimingsAsList: Story = {
  globals: desktopViewport,
  args: { students: ready(lists.timingsAsList.students), tab: 'timings' },
  play: async ({ canvas }) => {
    const timings = panel(canvas, 'Class Timings')
    await expect((await timings.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Course',
      'Preference Time From',
      'Preference Time To',
      'Action',
    ])
    await expect(timings.getByRole('rowheader', { name: 'Tajweed for beginners' })).toBeVisible()
  },
}

const unnumbered = [{ course_name: 'Tajweed for beginners', timings: [{ from: '16:00', to: '17:00' }] }]

/** Decision 14: a time without an id can’t be removed. */
// proves D14.1
export const TimingsWithoutNumbers: Story = {
  globals: desktopViewport,
  args: { students: ready([{ ...first!, class_course_data: unnumbered }]), tab: 'timings' },
  play: async ({ canvas }) => {
    const timings = panel(canvas, 'Class Timings')
    await expect(await timings.findByText('16:00')).toBeVisible()
    await expect(timings.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
}

export const BillingLoading: Story = {
  args: { tab: 'billing', billing: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading billing details')).toBeInTheDocument()
  },
}

export const BillingFailed: Story = {
  args: { tab: 'billing', billing: failed('Something went wrong', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible()
    await expect(tabOf(canvas, 'Billing')).not.toHaveAttribute('aria-disabled')
  },
}

// proves 2§8.25
export const DeletingRefused: Story = {
  args: { onDeleteStudent: rejectSubmit('Error deleting student') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText('Error deleting student')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
  },
}

export const AsksBeforeTheTabIsLeft: Story = {
  args: { tab: 'code' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Student ID/ }), '9')
    await userEvent.click(tabOf(canvas, 'Class Timings'))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveValue('STD-0019')
    await expect(args.onTab).not.toHaveBeenCalled()
  },
}
