import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import page from './TeacherScreen.stories.tsx'
import { TeacherScreen } from './TeacherScreen.tsx'

const pending = examples.listTeachers[200].pending.teachers[0]!

const meta = {
  ...page,
  component: TeacherScreen,
  title: 'Screens/Admin/Teacher/Sections',
} satisfies Meta<typeof TeacherScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole'>

const panel = (canvas: Canvas, name: string) => canvas.getByRole('tabpanel', { name })
const tabs = (canvas: Canvas) => within(canvas.getByRole('tablist', { name: 'Teacher sections' }))
const tabOf = (canvas: Canvas, name: string) => tabs(canvas).getByRole('tab', { name })
const namesIn = (canvas: Canvas) =>
  tabs(canvas)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)

/** Tabs beyond the specification link to the records they list. */
// proves X55
export const Everything: Story = {
  tags: ['axe'],
  parameters: { now: new Date('2026-03-23T06:00:00Z') },
  play: async ({ canvas, userEvent, args }) => {
    const leads = async (name: string, words: string, href: string) => {
      await userEvent.click(tabOf(canvas, name))
      await expect(within(panel(canvas, name)).getAllByRole('link', { name: words })[0]).toHaveAttribute('href', href)
    }
    await leads('Next seven days', 'Tajweed, Monday group', '/admin/classes?class=1')
    await expect(panel(canvas, 'Next seven days')).toHaveTextContent('16:00 – 17:00')
    await leads('Students', 'Zaynab Malik', '/admin/students?student=1')
    await leads('Reports', 'Zaynab Malik', '/admin/student-Performance-report?edit=1')
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+?\d+$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Assign a course' }))
    await expect(args.onTab).toHaveBeenLastCalledWith('courses')
    await expect(await canvas.findByRole('combobox', { name: /^Course/ })).toBeVisible()
    await expect(tabOf(canvas, 'Assign Course')).toHaveFocus()
  },
}

// proves X296
export const PublicProfile: Story = {
  args: { tab: 'profile' },
  play: async ({ canvas, userEvent, args }) => {
    const profile = within(panel(canvas, 'Public profile'))
    await expect(profile.getByRole('heading', { name: 'Amina Yusuf' })).toBeVisible()
    await userEvent.click(profile.getByRole('button', { name: 'Hide from visitors' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'A phone number')
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(args.onHideProfile).toHaveBeenCalledWith(1, true, 'A phone number'))
  },
}

// proves X296
export const HiddenProfile: Story = {
  args: { id: 6, tab: 'profile' },
  play: async ({ canvas, userEvent, args }) => {
    const profile = within(panel(canvas, 'Public profile'))
    await expect(profile.getByText('This profile is hidden from visitors.')).toBeVisible()
    await userEvent.click(profile.getByRole('button', { name: 'Stop hiding' }))
    await waitFor(() => expect(args.onHideProfile).toHaveBeenCalledWith(6, false))
  },
}

/** Only the teacher can make a profile public. */
export const PrivateProfile: Story = {
  args: { id: 7, tab: 'profile' },
  play: async ({ canvas }) => {
    const profile = within(panel(canvas, 'Public profile'))
    await expect(profile.getByText(/^The teacher hasn’t made their profile public/)).toBeVisible()
    await expect(profile.queryByRole('button')).toBeNull()
  },
}

/** Without a timetable the tab for the week is hidden. Errors are shown per tab. */
// proves X55
export const SectionsFailed: Story = {
  args: {
    lessons: undefined,
    allotments: failed('Error fetching allotments', fn()),
    reports: ready([]),
    tab: 'students',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(namesIn(canvas)).not.toContain('Next seven days')
    await expect(within(panel(canvas, 'Students')).getByRole('button', { name: 'Try again' })).toBeVisible()
    await userEvent.click(tabOf(canvas, 'Reports'))
    await expect(panel(canvas, 'Reports')).toHaveTextContent('No reports yet.')
  },
}

/** Applicants have only the four specified tabs; the header offers approval. */
// proves 1§2.teachers.8, 1§2.teachers.9, 1§2.teachers.13, X55
export const Pending: Story = {
  args: { id: pending.id },
  play: async ({ canvas, userEvent, args }) => {
    await expect(namesIn(canvas)).toEqual([
      'Teacher Details',
      'Class Timings',
      'Assign Course',
      'Assign Login Credentials',
    ])
    await expect(canvas.queryByRole('button', { name: /block/i })).toBeNull()
    const details = within(panel(canvas, 'Teacher Details'))
    for (const name of ['Close', 'Delete']) await expect(details.getByRole('button', { name })).toBeVisible()
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    const approve = canvas.getByRole('button', { name: 'Approve…' })
    await userEvent.click(approve)
    await expect(args.onTab).toHaveBeenLastCalledWith('credentials')
    await expect(await canvas.findByRole('textbox', { name: /^Teacher ID/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve…' })).toBeNull()
    await expect(tabOf(canvas, 'Assign Login Credentials')).toHaveFocus()
  },
}

export const PendingOnAPhone: Story = {
  args: { id: pending.id },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    for (const name of namesIn(canvas)) await expect(tabOf(canvas, name)).toBeVisible()
  },
}
