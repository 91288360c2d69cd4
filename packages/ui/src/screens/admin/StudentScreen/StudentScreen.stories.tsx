import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Privacy.tsx'
import { failed, loading, ready } from '#remote.ts'
import { accepts, refuses } from '#testing/outcomes.ts'
import { classesOfStudent } from '#model/classesOfStudent.ts'
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
const nothing = { allotments: ready([]), classes: ready([]), reports: ready([]), memberships: ready([]) }
const uncoded = lists.withoutCode.students[0]!

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
      tab: (tab) => `/admin/students?student=1&tab=${tab}`,
      allot: '/admin/allot-teacher?form=new',
      teacher: (teacher) => `/admin/teacher?teacher=${teacher}`,
      class: (one) => `/admin/classes?class=${one}`,
      report: (report) => `/admin/student-Performance-report?edit=${report}`,
      event: (event) => `/admin/event?members=${event}`,
    },
    billing: ready(billing.typical.data),
    allotments: ready(allotments),
    classes: ready(classesOfStudent(examples.listAllClasses[200].typical.data, allotments)),
    reports: ready(reports),
    memberships: ready([
      { event: events[0]!, member: members[0]! },
      { event: events[1]!, member: members[1]! },
    ]),
    onDeleteStudent: accepts(),
    onEraseStudent: accepts(),
    onDeleteTime: accepts(),
    onAssignId: accepts(),
    onDecidePurchase: accepts(),
    onSaveNotes: accepts(),
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

const tabOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation', { name: 'Sections of the student' })).getByRole('link', { name })
const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name })
const expectDetails = (canvas: Canvas) =>
  waitFor(() => expect(tabOf(canvas, 'Student Details')).toHaveAttribute('aria-current', 'location'))

// proves 2§2.students.3, 2§2.students.4, 2§2.students.5, 2§4.13
export const Typical: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zaynab Malik' })).toBeVisible()
    await expect(canvas.getAllByText('STD-001')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All students' })).toHaveAttribute('href', '/admin/students?q=zaynab')
    const names = within(canvas.getByRole('navigation', { name: 'Sections of the student' })).getAllByRole('link')
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Teacher and times',
      'Classes',
      'Billing',
      'Attendance',
      'Reports',
      'Events',
      'Notes',
      'Student Details',
      'Class Timings',
      'Assign ID',
    ])
    const panel = within(section(canvas, 'Student Details'))
    await expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Email',
      'Contact',
      'Alternate Contact',
      'Date of Birth',
      'Preferred Language',
      'Guardian',
      'Signature',
      'Registration Date',
    ])
    for (const text of ['English', '10 Jan 2010', '1 Jan 2026', 'Imran Malik']) {
      await expect(panel.getByText(text)).toBeVisible()
    }
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
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
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Urdu: Story = { args: { id: 2 }, globals: { language: 'ur' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** Somebody new: nothing is there yet, and the page asks for the ID first. */
// proves X55
export const New: Story = {
  args: { students: ready(lists.everyone.students), id: uncoded.id, billing: ready(billing.empty.data), ...nothing },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    await expect(canvas.getByText('No teacher yet')).toBeVisible()
    await expect(section(canvas, 'Reports')).toHaveTextContent('No report yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign ID' }))
    await expect(args.onTab).toHaveBeenLastCalledWith('code')
    await expect(await canvas.findByRole('textbox', { name: /^Student ID/ })).toBeVisible()
  },
}

/** How they are doing, with a way to each of those whom it is about. */
// proves X55
export const Everything: Story = {
  parameters: { now: new Date('2026-05-15T06:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Allot a teacher' })).toHaveAttribute(
      'href',
      '/admin/allot-teacher?form=new',
    )
    const leads = (name: string, words: string, href: string) =>
      expect(within(section(canvas, name)).getAllByRole('link', { name: words })[0]).toHaveAttribute('href', href)
    await leads('Teacher and times', 'Amina Yusuf', '/admin/teacher?teacher=1')
    await expect(section(canvas, 'Teacher and times')).toHaveTextContent('16:00 – 17:00')
    await leads('Classes', 'Tajweed, Monday group', '/admin/classes?class=1')
    await expect(within(section(canvas, 'Attendance')).getAllByRole('progressbar')[0]).toHaveAttribute(
      'aria-valuenow',
      '92',
    )
    await leads('Reports', 'Tajweed for beginners', '/admin/student-Performance-report?edit=1')
    await leads('Events', 'Open evening', '/admin/event?members=1')
    // Who is a child is reached through their guardian.
    await expect(canvas.getByRole('group', { name: 'Contact Imran Malik' })).toBeVisible()
    await expect(canvas.getByText('Age 16')).toBeVisible()
  },
}

/** Notes are the office’s own: written with the version that was opened. */
// proves X55
export const Notes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(section(canvas, 'Notes')).toHaveTextContent('Her father calls on Fridays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit notes' }))
    await expect(args.onTab).toHaveBeenLastCalledWith('notes')
    const field = await canvas.findByRole('textbox', { name: 'Notes' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Calls on Mondays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(args.onTab).toHaveBeenLastCalledWith(undefined))
    await expect(args.onSaveNotes).toHaveBeenCalledWith(1, { notes: 'Calls on Mondays.', version: 1 })
  },
}

/** Decision 16: where the school’s lists know of no notes, there is no place for them. */
// proves D16.3
export const NotesNotOffered: Story = {
  args: { students: ready(lists.everyone.students) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Notes' })).toBeNull()
  },
}

/** A list that fails stands in its place, beside those that came. */
// proves X55
export const SectionsFailed: Story = {
  args: { reports: failed('Failed to load student performance data', fn()), allotments: loading },
  play: async ({ canvas }) => {
    await expect(within(section(canvas, 'Reports')).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(section(canvas, 'Reports')).toHaveTextContent('Failed to load student performance data')
    await expect(within(section(canvas, 'Teacher and times')).getByText('Loading allotments')).toBeInTheDocument()
    await expect(within(section(canvas, 'Classes')).getByRole('link', { name: 'Tajweed, Monday group' })).toBeVisible()
  },
}

/** Decision 27: empty tabs can’t be opened, say why, and an address that asks for one stays on Student Details. */
// proves 2§2.students.7, 2§2.students.9, 2§2.students.11, 2§8.29, D27.1
export const EmptyTabs: Story = {
  args: { students: ready(all), id: 11, tab: 'billing', billing: ready(billing.empty.data), ...nothing },
  play: async ({ canvas, userEvent, args }) => {
    await expectDetails(canvas)
    const reasons = { 'Class Timings': 'No classtime and course details found.', Billing: 'No billing details found.' }
    for (const [name, reason] of Object.entries(reasons)) {
      await expect(section(canvas, name)).toHaveTextContent(reason)
      await expect(tabOf(canvas, name)).toHaveAttribute('aria-disabled', 'true')
      await expect(tabOf(canvas, name)).toHaveAccessibleDescription(reason)
    }
    await userEvent.click(tabOf(canvas, 'Billing'))
    await expect(args.onTab).not.toHaveBeenCalled()
    await userEvent.click(tabOf(canvas, 'Assign ID'))
    await expect(args.onTab).toHaveBeenLastCalledWith('code')
  },
}

// proves 2§2.students.11, D5.1
export const MalformedTimings: Story = {
  args: { students: ready(lists.malformedTimings.students), tab: 'timings' },
  play: async ({ canvas }) => {
    await expectDetails(canvas)
    await expect(section(canvas, 'Class Timings')).toHaveTextContent('No classtime and course details found.')
  },
}

export const UnknownTab: Story = {
  args: { tab: 'grades' },
  play: async ({ canvas }) => expectDetails(canvas),
}

// proves 2§2.students.6
export const TimingsAsList: Story = {
  args: { students: ready(lists.timingsAsList.students), tab: 'timings' },
  play: async ({ canvas }) => {
    const timings = within(section(canvas, 'Class Timings'))
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

/** Decision 14: only a time that carries its number can be removed. */
// proves D14.1
export const TimingsWithoutNumbers: Story = {
  args: { students: ready([{ ...first!, class_course_data: unnumbered }]), tab: 'timings' },
  play: async ({ canvas }) => {
    const timings = within(section(canvas, 'Class Timings'))
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

export const Private: Story = {
  decorators: [
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Two are in the head, the age and the ways to reach them; another are the notes.
    const isHidden = { name: 'Hidden while privacy is on' }
    await expect(canvas.getAllByRole('img', isHidden)).toHaveLength(7)
    await expect(canvasElement.innerHTML).not.toContain('Fridays')
    await expect(within(section(canvas, 'Student Details')).getAllByRole('img', isHidden)).toHaveLength(4)
    for (const secret of [first?.email, first?.contact_number, first?.alternate_contact_number, '10 Jan 2010']) {
      await expect(canvasElement.innerHTML).not.toContain(secret)
    }
    await userEvent.click(tabOf(canvas, 'Billing'))
    await expect(canvas.getAllByText('Hidden while privacy is on')[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain('/uploads/')
  },
}

// proves 2§8.25
export const DeletingRefused: Story = {
  args: { onDeleteStudent: refuses('Error deleting student') },
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
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveValue('STD-0019')
    await expect(args.onTab).not.toHaveBeenCalled()
  },
}

/** Decision 16: where the backend can’t erase, nothing offers it. */
// proves D16.3
export const ErasingNotOffered: Story = {
  args: { onEraseStudent: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Erase' })).toBeNull()
  },
}
