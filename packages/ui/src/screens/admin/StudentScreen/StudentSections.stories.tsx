import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Privacy.tsx'
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
  within(canvas.getByRole('navigation', { name: 'Sections of the student' })).getByRole('link', { name })
const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name })

/** Somebody new: nothing is there yet, and the page asks for the ID first. */
// proves X55
export const New: Story = {
  args: { students: ready(lists.everyone.students), id: uncoded.id, billing: ready(billing.empty.data), ...nothing },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    await expect(canvas.getByText('No teacher yet')).toBeVisible()
    await expect(section(canvas, 'Reports')).toHaveTextContent('No report yet.')
    // The head of the page leads to the section, whose own button may be called the same.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Assign ID' })[0]!)
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

const told = examples.getStudentProgress[200]

/** Where the school tells in which classes they are: those, how often they came, and their newest marks. */
// proves X63
export const Progress: Story = {
  args: { progress: ready(told.typical) },
  play: async ({ canvas }) => {
    await expect(within(section(canvas, 'Classes')).getAllByRole('link', { name: /./ })[0]).toHaveAttribute(
      'href',
      '/admin/classes?class=1',
    )
    const attendance = within(section(canvas, 'Attendance'))
    await expect(attendance.getByRole('list', { name: 'Attendance by course' })).toHaveTextContent(
      '8 of 10 lessons attended',
    )
    const marks = within(attendance.getByRole('list', { name: 'The newest marks' })).getAllByRole('listitem')
    await expect(marks[0]).toHaveTextContent(/Translation circle.*20 Nov 2026.*Present/)
  },
}

export const ProgressLongText: Story = {
  args: { progress: ready(told.longText) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** In no class, and never marked. */
// proves X63
export const ProgressEmpty: Story = {
  args: { progress: ready(told.empty) },
  play: async ({ canvas }) => {
    await expect(section(canvas, 'Classes')).toHaveTextContent('In no class yet.')
    await expect(section(canvas, 'Attendance')).toHaveTextContent('Nothing has been marked yet.')
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
    const edit = await canvas.findByRole('button', { name: 'Edit notes' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(window.scrollY).toBeGreaterThan(0)
    await userEvent.click(edit)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit notes' })).toHaveFocus())
    await expect(window.scrollY).toBeGreaterThan(0)
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

/** Decision 50: that nothing is there may be old too. The way to it stays open, to ask again. */
// proves X55
export const EmptyMayBeOld: Story = {
  args: { ...nothing, reports: ready([], { isTrying: false, retry: fn() }) },
  play: async ({ canvas }) => {
    await expect(section(canvas, 'Reports')).toHaveTextContent('This list may be old.')
    await expect(section(canvas, 'Reports')).toHaveTextContent('No report yet.')
    await expect(within(section(canvas, 'Reports')).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(tabOf(canvas, 'Reports')).not.toHaveAttribute('aria-disabled')
    await expect(tabOf(canvas, 'Events')).toHaveAttribute('aria-disabled', 'true')
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

/** Decision 16: where the backend can’t erase, nothing offers it. */
// proves D16.3
export const ErasingNotOffered: Story = {
  args: { onEraseStudent: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Erase' })).toBeNull()
  },
}
