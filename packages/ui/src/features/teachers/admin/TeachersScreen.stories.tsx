import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { allColumns } from '#testing/allColumns.tsx'
import { headerTexts } from '#testing/headerTexts.ts'
import { findFilters } from '#testing/openListOptions.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { TeachersScreen } from './TeachersScreen.tsx'

const teachers = examples.listTeachers[200]
const all = teachers.typical.teachers
const [first] = all
const courses = examples.listCourses[200].typical.course

const meta = {
  component: TeachersScreen,
  title: 'Screens/Admin/Teachers',
  args: {
    teachers: ready(all),
    courses: ready(courses),
    students: ready(examples.listStudents[200].typical.students),
    allotments: ready(examples.listAllotments[200].typical.teacherAllotment),
    filter: {},
    onFilter: fn(),
    onRefresh: fn(async () => undefined),
    getTeacherHref: (id) => `/admin/teacher?teacher=${id}`,
    onNoteMessage: fn(),
    add: { addHref: '/admin/teacher?form=new', importHref: '/admin/import?kind=teachers' },
    restoreFocusTo: undefined,
  },
  render: function WithPlace(args) {
    const [filter, setFilter] = useState(args.filter)
    return (
      <TeachersScreen
        {...args}
        filter={filter}
        onFilter={(next) => {
          setFilter(next)
          args.onFilter(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TeachersScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole'>

const rowOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('rowheader', { name: new RegExp(name) }).closest<HTMLElement>('[role=row], tr')!)
const rowCount = (canvas: Canvas) => canvas.getAllByRole('rowheader').length

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Teachers' })).toBeVisible()
    await expect(rowCount(canvas)).toBe(all.length)
  },
}

// proves 1§2.teachers.2, 1§2.teachers.3
export const AllColumns: Story = {
  ...allColumns,
  play: async ({ canvas }) => {
    await expect(headerTexts(canvas)).toEqual([
      'Teacher ID',
      'Name',
      'Application Date',
      'Contact Number',
      'Current Address',
      'Date of Birth',
      'Email',
      'Experience in Quran',
      'Status',
      'Action',
    ])
    const row = rowOf(canvas, 'Amina Yusuf')
    const texts = ['TCH-001', 'Active', '10 Jan 2026', '+92 300 5550100', '12 Rose Lane, Leeds', '15 Jan 1980']
    for (const text of [
      ...texts,
      'amina.yusuf@maktab.test',
      'Eight years of teaching children, online and at a weekend school in Leeds',
    ]) {
      await expect(row.getByText(text)).toBeInTheDocument()
    }
    for (const name of ['Amina Yusuf', 'See more about Amina Yusuf']) {
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', '/admin/teacher?teacher=1')
    }
  },
}

/** Stale data stays visible below a warning. */
export const MayBeOld: Story = {
  args: { teachers: ready(all, { isRefetching: false, retry: fn() }) },
  play: async ({ canvas }) => {
    const banner = canvas.getByText('This list may be out of date.')
    const following = Node.DOCUMENT_POSITION_FOLLOWING
    await expect(banner.compareDocumentPosition(canvas.getByRole('table')) & following).toBe(following)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(rowCount(canvas)).toBe(all.length)
  },
}

// proves 1§2.teachers.5, 1§8.16
export const Empty: Story = {
  args: { teachers: ready(teachers.empty.teachers) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Teacher not found')).toBeVisible()
    const filters = await findFilters({ canvas, userEvent })
    await expect(filters.getByRole('button', { name: 'Apply' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { teachers: loading, courses: loading, students: loading, allotments: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading teachers')).toBeInTheDocument()
  },
}

const retry = fn()

export const Failed: Story = {
  args: { teachers: failed('Error fetching teachers', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Error fetching teachers')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { teachers: ready(teachers.longText.teachers) } }
// proves 1§2.teachers.4, D1.2
export const Pending: Story = {
  ...allColumns,
  args: { teachers: ready(teachers.pending.teachers) },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 'Yasmin Dupont')
    await expect(row.getByText('N/A')).toBeVisible()
    await expect(row.getByText('Pending')).toBeVisible()
  },
}

// proves D22.1
export const UnknownStatus: Story = {
  ...allColumns,
  args: { teachers: ready([{ ...first!, status: 'on leave' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on leave')).toBeVisible()
  },
}

export const FoundByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pending')
    await waitFor(() => expect(rowCount(canvas)).toBe(all.filter(({ status }) => status === 'pending').length))
  },
}

/** Status tabs filter with one click and show counts. */
export const ChosenByStatus: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    const kinds = within(canvas.getByRole('group', { name: 'Status' }))
    const count = (status: string) => all.filter((one) => one.status === status).length
    await expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `All ${all.length}`,
      `Pending ${count('pending')}`,
      `Active ${count('active')}`,
      `Blocked ${count('blocked')}`,
    ])
    await userEvent.click(kinds.getByRole('button', { name: /^Pending/ }))
    await expect(rowCount(canvas)).toBe(count('pending'))
    await userEvent.click(kinds.getByRole('button', { name: /^All/ }))
    await expect(rowCount(canvas)).toBe(all.length)
  },
}

// proves X1
export const Private: Story = {
  ...allColumns,
  decorators: [
    ...allColumns.decorators,
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Hidden in privacy mode' })).toHaveLength(all.length * 3)
    for (const secret of [first?.email, first?.contact_number, '15 Jan 1980']) {
      await expect(canvasElement.innerHTML).not.toContain(secret)
    }
  },
}

/** A message to selected teachers, each with their own greeting. */
export const MessageToSelected: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Amina Yusuf', 'أحمد المنصوري']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    }
    const bar = within(canvas.getByRole('group', { name: 'Selected rows: Teachers' }))
    await userEvent.click(bar.getByRole('button', { name: 'Message' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to 2 people' }, { timeout: 20_000 }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'We meet on Friday.')
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: /^Email to Amina Yusuf/ }).getAttribute('href')).toMatch(
        /^mailto:amina\.yusuf@maktab\.test\?/,
      ),
    )
  },
}

export const ComesBackToTheLast: Story = {
  args: { restoreFocusTo: 3 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'أحمد المنصوري' })).toHaveFocus())
  },
}
