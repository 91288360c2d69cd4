import { examples } from '@maktab/contract/examples'
import type { Student } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { createShellStoryArgs } from '#layouts/AppShell/createShellStoryArgs.ts'
import {
  createClassEntries,
  createCourseEntries,
  createEventEntries,
  createStudentEntries,
  createTeacherEntries,
} from '#lib/search/searchEntries.ts'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { SearchDialog } from './SearchDialog.tsx'

const students = examples.listStudents[200].typical.students
const teachers = examples.listTeachers[200].typical.teachers
const zaynab = students[0]!
const { navigation, language, onLanguageChange, scheme, onSchemeChange } = createShellStoryArgs()

const studentsOf = createStudentEntries(({ id }) => `#student-${id}`)
const groups = {
  students: { id: 'students', entries: ready(studentsOf(students)), getMoreHref: (search: string) => `#all-${search}` },
  teachers: { id: 'teachers', entries: ready(createTeacherEntries(({ id }) => `#teacher-${id}`)(teachers)) },
  courses: {
    id: 'courses',
    entries: ready(createCourseEntries(({ id }) => `#course-${id}`)(examples.listCourses[200].typical.course)),
  },
  classes: {
    id: 'classes',
    entries: ready(createClassEntries(({ id }) => `#class-${id}`)(examples.listAllClasses[200].typical.data)),
  },
  events: {
    id: 'events',
    entries: ready(createEventEntries(({ id }) => `#event-${id}`)(examples.listEvents[200].typical.event)),
  },
} as const
const lists = Object.values(groups)

const meta = {
  component: SearchDialog,
  title: 'Screens/Shared/Search',
  parameters: { layout: 'fullscreen' },
  args: {
    groups: lists,
    recent: [],
    pages: navigation,
    actions: { createCourse: '#course-new', createEvent: '#event-new', allotTeacher: '#allot' },
    choices: { language, onLanguageChange, scheme, onSchemeChange, privacy: { isOn: false, onChange: fn() } },
    onClose: fn(),
    onChoose: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof SearchDialog>
export default meta

type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Search the school' })
const section = (name: string) => within(screen.getByRole('group', { name }))
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** With an empty query: recent entries, then pages and actions. */
// proves X58
export const Empty: Story = {
  tags: ['axe'],
  args: { recent: [`student ${zaynab.id}`, 'page timetable', 'student 4321'] },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(section('Recent').getAllByRole('option')).toHaveLength(2)
    await expect(screen.queryByRole('list')).toBeNull()
    await expect(section('Pages').getByRole('option', { name: 'Performance report' })).toBeVisible()
    await expect(section('Actions').getByRole('option', { name: 'Create an event' })).toHaveAttribute(
      'href',
      '#event-new',
    )
    await expect(screen.queryByRole('option', { name: /English/ })).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ title: zaynab.name })))
  },
}

/** Finds by name, code, phone number and guardian, with the keyboard alone. */
// proves X58
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'a')
    await waitFor(() => expect(section('Students').getAllByRole('option').length).toBeLessThanOrEqual(9))
    await fillField(userEvent, await field(), zaynab.guardian_name ?? '')
    await waitFor(() =>
      expect(section('Students').getByRole('option', { name: /Zaynab/ })).toHaveTextContent(zaynab.guardian_name ?? ''),
    )
    await userEvent.clear(await field())
    await userEvent.type(await field(), zaynab.std_id ?? '')
    await waitFor(() => expect(options()[0]).toContain(zaynab.name))
    const first = section('Students').getAllByRole('option')[0]
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', first?.id))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** Enter opens the first result of the current query, however fast it was typed or pasted. */
export const EnterAhead: Story = {
  play: async ({ userEvent, args }) => {
    const box = await field()
    await userEvent.keyboard('tajweed{Enter}')
    const course = expect.objectContaining({ kind: 'course', title: expect.stringMatching(/tajweed/i) })
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(course))
    await userEvent.clear(box)
    await userEvent.keyboard('{Enter}')
    await userEvent.paste(zaynab.name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ title: zaynab.name })))
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

const many: Student[] = Array.from({ length: 20_000 }, (_, at) => ({
  ...zaynab,
  id: at + 1,
  std_id: `STD-${at + 1}`,
  name: at % 2 ? `محمد عثمان ${at + 1}` : `Maryam Khan ${at + 1}`,
}))

/**
 * Of twenty thousand entries eight are shown, with a link to the rest; letters that keyboards encode differently match.
 */
// proves X58
export const Many: Story = {
  args: { groups: [{ ...groups.students, entries: ready(studentsOf(many)) }] },
  play: async ({ userEvent, args }) => {
    await fillField(userEvent, await field(), 'محمد عثمان')
    await waitFor(() => expect(section('Students').getAllByRole('option')).toHaveLength(9))
    const more = section('Students').getByRole('option', { name: '9,992 more' })
    await expect(more).toHaveAttribute('href', '#all-محمد عثمان')
    await userEvent.click(more)
    await expect(args.onMore).toHaveBeenCalledWith('#all-محمد عثمان')
  },
}

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zzzz')
    await expect(await screen.findByText('Nothing matches “zzzz”')).toBeVisible()
    await expect(screen.getByText(/^Try a name, ID, phone number or page\./)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { groups: lists.map((group) => ({ ...group, entries: loading })) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'omar')
    await expect(screen.getByText('Students: Loading…')).toBeVisible()
    await waitFor(() => expect(options().join('')).toBe(''))
    await expect(screen.queryByText(/^Nothing matches/)).toBeNull()
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'policy')
    const policy = await screen.findByRole('option', { name: 'Policy' })
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', policy.id))
  },
}

const retry = fn()

/** A failed group doesn’t affect the others. */
// proves X58
export const OneFailed: Story = {
  args: { groups: [{ ...groups.students, entries: failed('Failed to load students', retry) }, groups.teachers] },
  play: async ({ userEvent }) => {
    await fillField(userEvent, await field(), teachers[0]!.name)
    await expect(await screen.findByRole('option', { name: new RegExp(teachers[0]!.name) })).toBeVisible()
    await expect(screen.getByRole('alert')).toHaveTextContent('Students: Failed to load students')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** Masked values find nothing and are not in the DOM. */
// proves X58
export const Masked: Story = {
  render: (args) => (
    <PrivacyProvider isOn>
      <SearchDialog {...args} />
    </PrivacyProvider>
  ),
  play: async ({ userEvent }) => {
    await fillField(userEvent, await field(), zaynab.email)
    await expect(await screen.findByText(/^Nothing matches/)).toBeVisible()
    await fillField(userEvent, await field(), zaynab.contact_number ?? '')
    await expect(await screen.findByText(/^Nothing matches/)).toBeVisible()
    await fillField(userEvent, await field(), zaynab.name)
    await expect(await screen.findByRole('option', { name: new RegExp(zaynab.name) })).toBeVisible()
    await expect(screen.getByRole('dialog').innerHTML).not.toContain(zaynab.email)
    await expect(screen.getByText(/^Privacy mode is on/)).toBeVisible()
  },
}

/** Full screen on a phone. */
export const Phone: Story = {
  args: { recent: [`student ${zaynab.id}`] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect([width, height]).toEqual([document.body.clientWidth, window.innerHeight])
  },
}
