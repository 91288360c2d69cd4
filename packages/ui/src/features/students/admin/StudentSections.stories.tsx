import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import page from './StudentScreen.stories.tsx'
import { StudentScreen } from './StudentScreen.tsx'

const lists = examples.listStudents[200]
const [first] = lists.typical.students
const billing = examples.listStudentBillingDetails[200]
const uncoded = lists.withoutCode.students[0]!
const nothing = { allotments: ready([]), classes: ready([]), reports: ready([]), memberships: ready([]) }

const meta = {
  ...page,
  component: StudentScreen,
  title: 'Screens/Admin/Student/Sections',
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole'>

const tabOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('tablist', { name: 'Student sections' })).getByRole('tab', { name })
const panel = (canvas: Canvas, name: string) => canvas.getByRole('tabpanel', { name })

/** A new student has no data; the header suggests assigning an ID. */
// proves X55
export const New: Story = {
  tags: ['axe'],
  args: { students: ready(lists.everyone.students), id: uncoded.id, billing: ready(billing.empty.data), ...nothing },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    await expect(canvas.getByText('No teacher yet')).toBeVisible()
    await userEvent.click(tabOf(canvas, 'Reports'))
    await expect(panel(canvas, 'Reports')).toHaveTextContent('No reports yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign ID' }))
    await expect(args.onTab).toHaveBeenLastCalledWith('code')
    await expect(await canvas.findByRole('textbox', { name: /^Student ID/ })).toBeVisible()
    // The form is open, so the button is hidden.
    await expect(canvas.queryByRole('button', { name: 'Assign ID' })).toBeNull()
    await expect(tabOf(canvas, 'Assign ID')).toHaveFocus()
  },
}

/** Tabs beyond the specification link to the records they list. */
// proves X55
export const Everything: Story = {
  parameters: { now: new Date('2026-05-15T06:00:00Z') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Allot a teacher' })).toHaveAttribute(
      'href',
      '/admin/allot-teacher?form=new',
    )
    const leads = async (name: string, words: string, href: string) => {
      await userEvent.click(tabOf(canvas, name))
      await expect(within(panel(canvas, name)).getAllByRole('link', { name: words })[0]).toHaveAttribute('href', href)
    }
    await leads('Teacher and times', 'Amina Yusuf', '/admin/teacher?teacher=1')
    await expect(panel(canvas, 'Teacher and times')).toHaveTextContent('16:00 – 17:00')
    await leads('Classes', 'Tajweed, Monday group', '/admin/classes?class=1')
    await leads('Reports', 'Tajweed for beginners', '/admin/student-Performance-report?edit=1')
    await leads('Events', 'Open evening', '/admin/event?members=1')
    // Minors are contacted through their guardian.
    await expect(canvas.getByRole('group', { name: 'Contact Imran Malik' })).toBeVisible()
    await expect(canvas.getByText('Age 16')).toBeVisible()
  },
}

/** Decision 16: without extensions the tabs for attendance, discounts, notes and decisions are hidden. */
// proves D16.3
export const SpecificationOnly: Story = {
  args: {
    students: ready(lists.everyone.students),
    onEraseStudent: undefined,
    onSaveNotes: undefined,
    links: { ...page.args.links, statement: undefined },
  },
  play: async ({ canvas, userEvent }) => {
    const names = within(canvas.getByRole('tablist')).getAllByRole('tab')
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Student Details',
      'Class Timings',
      'Billing',
      'Assign ID',
      'Teacher and times',
      'Classes',
      'Reports',
      'Events',
    ])
    await expect(canvas.queryByRole('button', { name: 'Erase' })).toBeNull()
    await userEvent.click(tabOf(canvas, 'Billing'))
    await expect(canvas.queryByRole('link', { name: 'Statement' })).toBeNull()
  },
}

/** Arrow keys move through both rows of tabs. */
export const WithTheKeyboard: Story = {
  args: { tab: 'code' },
  play: async ({ canvas, userEvent }) => {
    tabOf(canvas, 'Assign ID').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabOf(canvas, 'Teacher and times')).toHaveFocus()
    await expect(panel(canvas, 'Teacher and times')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(tabOf(canvas, 'Notes')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabOf(canvas, 'Student Details')).toHaveFocus()
    await expect(panel(canvas, 'Student Details')).toBeVisible()
  },
}

const examplesOfProgress = examples.getStudentProgress[200]

/** The backend provides the student’s classes and attendance. */
// proves X63
export const Progress: Story = {
  args: { progress: ready(examplesOfProgress.typical), tab: 'classes' },
  play: async ({ canvas, userEvent }) => {
    await expect(within(panel(canvas, 'Classes')).getAllByRole('link', { name: /./ })[0]).toHaveAttribute(
      'href',
      '/admin/classes?class=1',
    )
    await userEvent.click(tabOf(canvas, 'Attendance'))
    const attendance = within(panel(canvas, 'Attendance'))
    await expect(attendance.getByRole('list', { name: 'Attendance by course' })).toHaveTextContent(
      '8 of 10 lessons attended',
    )
    const marks = within(attendance.getByRole('list', { name: 'Latest attendance' })).getAllByRole('listitem')
    await expect(marks[0]).toHaveTextContent(/Translation circle.*20 Nov 2026.*Present/)
  },
}

export const ProgressLongText: Story = {
  args: { progress: ready(examplesOfProgress.longText), tab: 'attendance' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** No classes and no attendance. */
// proves X63
export const ProgressEmpty: Story = {
  args: { progress: ready(examplesOfProgress.empty), tab: 'classes' },
  play: async ({ canvas, userEvent }) => {
    await expect(panel(canvas, 'Classes')).toHaveTextContent('Not in a class yet.')
    await userEvent.click(tabOf(canvas, 'Attendance'))
    await expect(panel(canvas, 'Attendance')).toHaveTextContent('No attendance yet.')
  },
}

/** Notes are saved with the opened version. */
// proves X55
export const Notes: Story = {
  args: { tab: 'notes' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(panel(canvas, 'Notes')).toHaveTextContent('Her father calls on Fridays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit notes' }))
    const field = await canvas.findByRole('textbox', { name: 'Notes' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Calls on Mondays.')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit notes' })).toHaveFocus())
    await expect(args.onSaveNotes).toHaveBeenCalledWith(1, { notes: 'Calls on Mondays.', version: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit notes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit notes' })).toHaveFocus())
    await expect(args.onTab).not.toHaveBeenCalled()
  },
}

export const NotesEmpty: Story = {
  args: { students: ready([{ ...first!, notes: null }]), tab: 'notes' },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Notes')).toHaveTextContent('No notes yet.')
    await expect(canvas.getByRole('button', { name: 'Add note' })).toBeVisible()
  },
}

/** Decision 16: the notes tab is hidden if the backend has no notes. */
// proves D16.3
export const NotesNotOffered: Story = {
  args: { students: ready(lists.everyone.students), tab: 'notes' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'Notes' })).toBeNull()
    await expect(panel(canvas, 'Student Details')).toBeVisible()
  },
}

/** Loading and errors are shown per tab. */
// proves X55
export const SectionsFailed: Story = {
  args: { reports: failed('Failed to load student performance data', fn()), allotments: loading, tab: 'reports' },
  play: async ({ canvas, userEvent }) => {
    await expect(within(panel(canvas, 'Reports')).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(panel(canvas, 'Reports')).toHaveTextContent('Failed to load student performance data')
    await userEvent.click(tabOf(canvas, 'Teacher and times'))
    await expect(within(panel(canvas, 'Teacher and times')).getByText('Loading allotments')).toBeInTheDocument()
  },
}

/** Decision 50: empty lists also warn when stale. */
// proves X55
export const EmptyMayBeOld: Story = {
  args: { ...nothing, reports: ready([], { isRefetching: false, retry: fn() }), tab: 'reports' },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Reports')).toHaveTextContent('This list may be out of date.')
    await expect(panel(canvas, 'Reports')).toHaveTextContent('No reports yet.')
    await expect(within(panel(canvas, 'Reports')).getByRole('button', { name: 'Try again' })).toBeVisible()
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
    const isHidden = { name: 'Hidden in privacy mode' }
    // Two are in the header: age and contact.
    await expect(canvas.getAllByRole('img', isHidden)).toHaveLength(6)
    await expect(within(panel(canvas, 'Student Details')).getAllByRole('img', isHidden)).toHaveLength(4)
    for (const secret of [first?.email, first?.contact_number, first?.alternate_contact_number, '10 Jan 2010']) {
      await expect(canvasElement.innerHTML).not.toContain(secret)
    }
    await userEvent.click(tabOf(canvas, 'Billing'))
    await expect(canvas.getAllByText('Hidden in privacy mode')[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain('/uploads/')
    await userEvent.click(tabOf(canvas, 'Notes'))
    await expect(within(panel(canvas, 'Notes')).getByRole('img', isHidden)).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain('Fridays')
  },
}

/** Decision 16: erasing is hidden if the backend can’t erase. */
// proves D16.3
export const ErasingNotOffered: Story = {
  args: { onEraseStudent: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Erase' })).toBeNull()
  },
}
