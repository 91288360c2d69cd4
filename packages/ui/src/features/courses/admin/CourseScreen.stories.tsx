import { examples } from '@maktab/contract/examples'
import type { Outline } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, type screen, waitFor, within } from 'storybook/test'
import { failed, loading, mapRemote, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { CourseScreen } from './CourseScreen.tsx'

const { course: courses } = examples.listCourses[200].typical
const { outlines } = examples.listOutlines[200].typical
const { students } = examples.listStudents[200].typical
const [first, second, third] = outlines
const lastStudent = new RegExp(students.at(-1)!.name)

const meta = {
  component: CourseScreen,
  title: 'Screens/Admin/Course',
  args: {
    courses: ready(courses),
    id: 1,
    outlines: ready(outlines),
    students: ready(students),
    teachers: ready(examples.listTeachers[200].typical.teachers.slice(0, 2)),
    coursesHref: '/admin/course',
    editHref: '/admin/course?course=1',
    links: {
      tab: (tab) => `/admin/course?open=1&tab=${tab}`,
      outlines: '/admin/course?outlines=1',
      student: (id) => `/admin/students?student=${id}`,
      teacher: (id) => `/admin/teacher?teacher=${id}`,
      students: '/admin/students?course=1',
      teachers: '/admin/teacher?course=1',
    },
    tab: undefined,
    onTab: fn(),
    onSaveOrder: acceptSubmit(),
  },
  /** Applies the order to the outlines, as the server would. */
  render: function WithOrder(args) {
    const [order, setOrder] = useState<number[]>([])
    const { onSaveOrder } = args
    const inOrder = (all: Outline[]) => all.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    return (
      <CourseScreen
        {...args}
        outlines={order.length === 0 ? args.outlines : mapRemote(args.outlines, inOrder)}
        onSaveOrder={
          onSaveOrder &&
          (async (ids, baseOrder) => {
            const outcome = await onSaveOrder(ids, baseOrder)
            if (outcome.state === 'done') setOrder(ids)
            return outcome
          })
        }
      />
    )
  },
} satisfies Meta<typeof CourseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X98
export const PaidByTheMonth: Story = {
  args: { courses: ready([{ ...courses[0]!, price: 45, pricing: 'monthly' }]), tab: 'details' },
  play: async ({ canvas }) => {
    const prices = canvas.getAllByText('$45').map(({ parentElement }) => parentElement)
    await expect(prices).toHaveLength(2)
    for (const one of prices) await expect(one).toHaveTextContent('$45 a month')
  },
}

const idsBut = (...ids: (number | undefined)[]) => [
  ...ids,
  ...outlines.map(({ id }) => id).filter((id) => !ids.includes(id)),
]

// proves X60
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: courses[0]!.name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/course?course=1')
    await expect(canvas.getByRole('link', { name: /Zaynab Malik/ })).toHaveAttribute(
      'href',
      '/admin/students?student=1',
    )
    await expect(canvas.getByRole('link', { name: /Amina Yusuf/ })).toHaveAttribute('href', '/admin/teacher?teacher=1')
    await expect(canvas.queryByRole('link', { name: lastStudent })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+$/ }))
    await expect(canvas.getByRole('link', { name: lastStudent })).toBeVisible()
    // The button is gone, so the first new entry has the focus.
    await expect(document.activeElement).toBe(
      within(canvas.getByRole('list', { name: 'Students' })).getAllByRole('link')[8],
    )
  },
}

/** A long list shows its first entries and a link to all. */
export const Thousands: Story = {
  args: { students: ready(students.slice(0, 8)), totals: { students: 12_000, teachers: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Students' })).toHaveTextContent('Students 12,000')
    await expect(canvas.getByRole('link', { name: 'Show all 12,000' })).toHaveAttribute(
      'href',
      '/admin/students?course=1',
    )
  },
}

/** Each section has a heading, and the page opens at the section named in the URL. */
// proves X63
export const Decided: Story = {
  args: { auditLog: { list: ready(examples.listActs[200].course.acts), onLoadMore: undefined } },
  play: async ({ canvas, userEvent, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Course sections' }))
    await expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Outlines',
      'Students',
      'Teachers',
      'Course details',
      'History',
    ])
    await userEvent.click(nav.getByRole('link', { name: 'History' }))
    await expect(args.onTab).toHaveBeenLastCalledWith('decided')
    const section = canvas.getByRole('region', { name: 'History' })
    await expect(section).toHaveTextContent(/Outline deleted by/)
    await expect(section).toHaveTextContent(/Salma Farooq/)
    await expect(section).toHaveTextContent(/Payment approved by/)
  },
}

const titles = (canvas: Pick<typeof screen, 'getByRole'>) =>
  within(canvas.getByRole('list', { name: 'Outlines in order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\d+/, ''))
const last = outlines.length
const idsIn = idsBut()

/** Focus stays on the moved row, its new position is announced, and the move can be undone. */
// proves X64
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const findDragHandle = (title: string) => canvas.findByRole('button', { name: `Move ${title} with the arrow keys` })
    ;(await findDragHandle(third!.title)).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(args.onSaveOrder).toHaveBeenLastCalledWith(idsBut(first!.id, third!.id), idsIn))
    await expect(await findDragHandle(third!.title)).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(`${third!.title} moved to 2 of ${last}.`)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(titles(canvas)[0]).toBe(third!.title)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(titles(canvas)[2]).toBe(third!.title)
    canvas.getByRole('button', { name: `Move up: ${second!.title}` }).focus()
    await userEvent.keyboard('{Enter}')
    // The first row can’t move up, so the drag handle has the focus and keeps it after undo.
    await expect(await findDragHandle(second!.title)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(`${second!.title} moved back to 2 of ${last}.`)
    await expect(await findDragHandle(second!.title)).toHaveFocus()
    await waitFor(() => expect(args.onSaveOrder).toHaveBeenLastCalledWith(idsIn, idsBut(second!.id, first!.id)))
  },
}

const point = (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect()
  return { clientX: left + 10, clientY: top + height / 2 }
}

/** Dragging the handle by touch doesn’t scroll the page; Escape and pointercancel return the row. */
// proves X64
export const Dragged: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dragHandle = await canvas.findByRole('button', { name: `Move ${third!.title} with the arrow keys` })
    await expect(getComputedStyle(dragHandle).touchAction).toBe('none')
    await expect(dragHandle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    const rowOf = (title: string) => canvas.getByText(title).closest('li')!
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0 }
    const startDrag = async () => {
      await fireEvent.pointerDown(dragHandle, { ...finger, ...point(dragHandle) })
      await fireEvent.pointerMove(window, { ...finger, ...point(rowOf(first!.title)) })
      await waitFor(() => expect(rowOf(first!.title)).toHaveAttribute('data-edge', 'start'))
    }
    await startDrag()
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(window, finger)
    await startDrag()
    await fireEvent.pointerCancel(window, finger)
    await expect(rowOf(first!.title)).not.toHaveAttribute('data-edge')
    await expect(args.onSaveOrder).not.toHaveBeenCalled()
    await startDrag()
    await fireEvent.pointerUp(window, finger)
    await waitFor(() => expect(args.onSaveOrder).toHaveBeenLastCalledWith(idsBut(third!.id), idsIn))
    await expect(canvas.getByRole('status')).toHaveTextContent(`${third!.title} moved to 1 of ${last}.`)
  },
}

/** Of two concurrent reorderings the second is rejected, and shows the result of the first. */
// proves X64
export const Refused: Story = {
  args: { onSaveOrder: rejectSubmit('Someone else changed this.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Move down: ${first!.title}` }))
    await expect(await canvas.findByText('Someone else changed this.')).toBeVisible()
    await expect(titles(canvas).slice(0, 2)).toEqual([first!.title, second!.title])
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** A backend that stores no order. */
export const WithoutOrder: Story = {
  args: { onSaveOrder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
    await expect(canvas.getByRole('heading', { name: first!.title })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { outlines: ready([]), students: ready([]), teachers: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students enrolled yet.')).toBeVisible()
    await expect(canvas.getByText('This course isn’t assigned to a teacher yet.')).toBeVisible()
    await expect(canvas.getByText('No teacher yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit outlines' })).toBeVisible()
  },
}

export const Gone: Story = {
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This course no longer exists.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
}

export const Loading: Story = { args: { courses: loading } }

export const Failed: Story = { args: { courses: failed('Something went wrong', fn()) } }

export const LongText: Story = {
  args: {
    courses: ready(examples.listCourses[200].longText.course),
    outlines: ready(examples.listOutlines[200].longText.outlines),
    students: ready(examples.listStudents[200].longText.students),
    teachers: ready(examples.listTeachers[200].longText.teachers),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
