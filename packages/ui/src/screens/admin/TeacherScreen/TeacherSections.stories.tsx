import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, ready } from '#remote.ts'
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

const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name })
const nav = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Sections of the teacher' }))
const tabOf = (canvas: Canvas, name: string) => nav(canvas).getByRole('link', { name })
const namesIn = (canvas: Canvas) =>
  nav(canvas)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** How their work stands, with a way to each whom it is about. */
// proves X55
export const Everything: Story = {
  parameters: { now: new Date('2026-03-23T06:00:00Z') },
  play: async ({ canvas, userEvent, args }) => {
    const leads = (name: string, words: string, href: string) =>
      expect(within(section(canvas, name)).getAllByRole('link', { name: words })[0]).toHaveAttribute('href', href)
    await leads('The next seven days', 'Tajweed, Monday group', '/admin/classes?class=1')
    await expect(section(canvas, 'The next seven days')).toHaveTextContent('16:00 – 17:00')
    await leads('Students', 'Zaynab Malik', '/admin/students?student=1')
    await leads('Reports', 'Zaynab Malik', '/admin/student-Performance-report?edit=1')
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+?\d+$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Assign a course' }))
    await expect(args.onTab).toHaveBeenLastCalledWith('courses')
    await expect(await canvas.findByRole('combobox', { name: /^Course/ })).toBeVisible()
  },
}

/** Without a timetable the rest stands; a list that fails stands in its place. */
// proves X55
export const SectionsFailed: Story = {
  args: { lessons: undefined, allotments: failed('Error fetching allotments', fn()), reports: ready([]) },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).not.toContain('The next seven days')
    await expect(within(section(canvas, 'Students')).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(section(canvas, 'Reports')).toHaveTextContent('No report yet.')
    await expect(tabOf(canvas, 'Reports')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Of who applies, what they apply for comes first; to approve them is the one button that has a colour. */
// proves 1§2.teachers.8, 1§2.teachers.9, 1§2.teachers.13, X55
export const Pending: Story = {
  args: { id: pending.id },
  play: async ({ canvas, userEvent, args }) => {
    await expect(namesIn(canvas)).toEqual([
      'Class Timings',
      'Teacher Details',
      'Assign Login Credentials',
      'Assign Course',
    ])
    await expect(canvas.queryByRole('button', { name: /block/i })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    const colour = (button: HTMLElement) => getComputedStyle(button).backgroundColor
    const approve = canvas.getByRole('button', { name: 'Approve…' })
    const others = canvas.getAllByRole('button').filter((button) => button !== approve)
    await expect(others.map(colour)).not.toContain(colour(approve))
    await userEvent.click(approve)
    await expect(args.onTab).toHaveBeenLastCalledWith('credentials')
    await expect(await canvas.findByRole('textbox', { name: /^Teacher ID/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve…' })).toBeNull()
  },
}
