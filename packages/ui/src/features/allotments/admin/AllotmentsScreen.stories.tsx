import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { expectFocusRestored, pressRowAction } from '#testing/pressRowAction.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { AllotmentsScreen } from './AllotmentsScreen.tsx'

const { typical, empty, longText } = examples.listAllotments[200]
const all = typical.teacherAllotment
const first = all[0]!
const withTwoTimes = all.find(({ student_class_timings: times }) => times.length === 2)!

const meta = {
  component: AllotmentsScreen,
  title: 'Screens/Admin/Allotments',
  args: {
    allotments: ready(all),
    restoreFocusTo: undefined,
    importHref: '/admin/import?kind=allotments',
    onOpen: fn(),
    onDeleteAllotment: acceptSubmit(),
  },
} satisfies Meta<typeof AllotmentsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const rowOf = ({ canvas }: Pick<Play, 'canvas'>, name: RegExp) =>
  within(canvas.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row], tr')!)
const firstName = `${first.student.name}, ${first.course.name}`

// proves 2§2.allotments.1, 2§2.allotments.7
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Allotted Teachers' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(all.length)
    if (isPhone()) return
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Course',
      'Student',
      'Teacher',
      'Class Timings · Pakistan',
      'Actions',
    ])
    const row = rowOf({ canvas }, /^Zaynab Malik\s*STD-001$/)
    await expect(row.getByText('Tajweed for beginners')).toBeVisible()
    await expect(row.getByText('Amina Yusuf')).toBeVisible()
    await expect(row.getByText('16:00 – 17:00')).toBeVisible()
    await expect(rowOf({ canvas }, new RegExp(withTwoTimes.student.name)).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Empty: Story = {
  args: { allotments: ready(empty.teacherAllotment) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No allotments found.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Allot Teacher' })).toBeVisible()
  },
}

export const Loading: Story = { args: { allotments: loading } }

const retry = fn()

export const Failed: Story = {
  args: { allotments: failed('Error fetching allotments', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Error fetching allotments')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { allotments: ready(longText.teacherAllotment) } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** No code and no times: neither leaves a gap. */
export const NothingToTell: Story = {
  globals: desktopViewport,
  args: {
    allotments: ready([{ ...first, student: { ...first.student, std_id: null }, student_class_timings: [] }]),
  },
  play: async ({ canvas }) => {
    await expect(rowOf({ canvas }, /^Zaynab Malik\s*N\/A$/).getByText('No timings')).toBeVisible()
  },
}

export const FoundByTimeAndTeacher: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'amina 20:30')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
  },
}

export const Opens: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allot Teacher' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('new')
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first.student.name}, ${first.course.name}`)
    await expect(args.onOpen).toHaveBeenLastCalledWith(first.id)
  },
}

export const BackFromAnEdit: Story = {
  args: { restoreFocusTo: withTwoTimes.id },
  play: async ({ canvas }) => {
    await expectFocusRestored(canvas, 'Edit', `${withTwoTimes.student.name}, ${withTwoTimes.course.name}`)
  },
}

// proves D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', firstName)
    const dialog = await screen.findByRole('alertdialog')
    for (const { name } of [first.student, first.teacher, first.course]) await expect(dialog).toHaveTextContent(name)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onDeleteAllotment).not.toHaveBeenCalled()
    await pressRowAction({ canvas, userEvent }, 'Delete', firstName)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteAllotment).toHaveBeenCalledWith(first.id))
  },
}

export const DeleteRefused: Story = {
  tags: ['axe'],
  args: { onDeleteAllotment: rejectSubmit('Not found') },
  play: async ({ canvas, userEvent }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', firstName)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText('Not found')).toBeVisible()
  },
}
