import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { mapRemote, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { type InboxDecision, type InboxView, FIRST_ITEM } from '#lib/inbox/inboxTypes.ts'
import { isPhone } from '#testing/viewports.ts'
import { InboxScreen } from './InboxScreen.tsx'
import { heading, openItem } from './inboxStoryHelpers.ts'

const { typical } = examples.listWaiting[200]
/** Teachers with missing attendance are one line. */
const LINES = typical.items.length - typical.counts.owedRegister + 1
const teachers = examples.listTeachers[200].pending.teachers

/** Keeps state like the container: decided items leave the queue and can be undone. */
const meta = {
  component: InboxScreen,
  title: 'Screens/Admin/Inbox',
  args: {
    waiting: ready(typical),
    missingAttendance: ready({
      items: typical.items.filter(({ kind }) => kind === 'owedRegister'),
      counts: typical.counts,
    }),
    decisionHistory: ready({ decisions: examples.listActs[200].decided.acts }),
    kind: undefined,
    onKindChange: fn(),
    order: 'important',
    onOrderChange: fn(),
    open: undefined,
    onOpen: fn(),
    undoable: [],
    onUndo: fn(),
    onPause: fn(),
    onResume: fn(),
    teachers: ready(teachers),
    students: ready(examples.listStudents[200].typical.students),
    hrefs: {
      teacher: (id) => `#teacher-${id}`,
      courses: (id) => `#courses-${id}`,
      student: (id) => `#student-${id}`,
      billing: (id) => `#billing-${id}`,
      allot: (student, course) => `#allot-${student}-${course}`,
      propose: (student, course) => `#propose-${student}-${course}`,
      decided: ({ teacherId, studentId }) =>
        (teacherId ?? studentId) === null ? undefined : `#${teacherId ?? studentId}`,
    },
    signInAddress: 'school.test',
    onDecide: fn(),
    onAssignCredentials: acceptSubmit(),
    onReject: acceptSubmit(),
    onAssignId: acceptSubmit(),
    onCloseRequest: acceptSubmit(),
    onWaiveFee: acceptSubmit(),
    onRemindAll: acceptSubmit(),
    onOpenTrialTask: fn(),
    getPayAddress: (fee) => `https://school.test/student/billing?fee=${fee}`,
    generatePassword: fn(() => 'Wp7-Kd2-Zq9-Tm4'),
    copyText: fn(async () => true),
  },
  render: function WithQueue(args) {
    const [open, setOpen] = useState(args.open)
    const [kind, setKind] = useState<InboxView | undefined>(args.kind)
    const [undoable, setUndoable] = useState<readonly InboxDecision[]>(args.undoable)
    const [done, setDone] = useState<readonly string[]>([])
    const hidden = new Set([...undoable.map(({ item }) => item.key), ...done])
    const pending = mapRemote(args.waiting, (all) => ({
      ...all,
      items: all.items.filter((item) => !hidden.has(item.key) && (kind === undefined || item.kind === kind)),
    }))
    return (
      <InboxScreen
        {...args}
        waiting={pending}
        open={open}
        onOpen={setOpen}
        kind={kind}
        onKindChange={setKind}
        undoable={undoable}
        onDecide={(decision) => {
          args.onDecide(decision)
          setUndoable((before) => [...before, decision])
        }}
        onUndo={(key) => {
          args.onUndo(key)
          setUndoable((before) => before.filter(({ item }) => item.key !== key))
        }}
        onReject={async (teacher, reason) => {
          const outcome = await args.onReject(teacher, reason)
          if (outcome.state === 'done') setDone((before) => [...before, `application-${teacher.id}`])
          return outcome
        }}
        onAssignCredentials={async (draft) => {
          const outcome = await args.onAssignCredentials(draft)
          setDone((before) => [...before, `application-${draft.teacherID}`])
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rows = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Inbox items' })).getAllByRole('listitem')

// proves X52
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(rows(canvas)).toHaveLength(LINES)
    if (isPhone()) return
    await expect(heading(canvas)).toHaveTextContent('محمد عثمان')
    await expect(openItem(canvas).getByText('$10')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Course payments/ }))
    await expect(rows(canvas)).toHaveLength(2)
    // The price when it was sent, and the current price.
    await expect(openItem(canvas).getByText('$110')).toBeVisible()
    await expect(openItem(canvas).getByText(/^Current price/)).toHaveTextContent('Current price: $120.50')
  },
}

// proves X53
export const DecidedByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { items } = typical
    await userEvent.click(rows(canvas)[0]!.querySelector('button')!)
    await userEvent.keyboard('a')
    await expect(args.onDecide).toHaveBeenLastCalledWith({ item: items[0], status: 'paid', reason: '' })
    // The next item is open and focused.
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await expect(heading(canvas)).toHaveTextContent(items[1]!.person.name)
    await userEvent.keyboard('j')
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(items[2]!.person.name))
    await userEvent.keyboard('r')
    const reason = await canvas.findByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    // Shortcuts are inactive while typing.
    await userEvent.keyboard('jar')
    await expect(reason).toHaveValue('jar')
    await userEvent.click(
      within(openItem(canvas).getByRole('group', { name: 'Reject' })).getByRole('button', { name: 'Reject' }),
    )
    await expect(args.onDecide).toHaveBeenLastCalledWith({ item: items[2], status: 'rejected', reason: 'jar' })
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await userEvent.keyboard('u')
    await expect(args.onUndo).toHaveBeenLastCalledWith(items[2]!.key)
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(items[2]!.person.name))
    // The first item is decided.
    await userEvent.keyboard('kk')
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(items[1]!.person.name))
  },
}

export const StudentWithoutId: Story = {
  args: { open: 'studentWithoutId-14' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(openItem(canvas).getByRole('textbox', { name: /^Student ID/ })).toHaveValue('STD-013')
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.onAssignId).toHaveBeenCalledWith({ id: 14, studentID: 'STD-013', version: 1 }))
  },
}

export const StudentWithoutTeacher: Story = {
  args: { open: 'studentWithoutTeacher-33' },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).getByRole('link', { name: 'Allot a teacher' })).toHaveAttribute('href', '#allot-11-7')
  },
}

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** From the dashboard, a phone opens the first item at once. */
export const FirstItemOnPhone: Story = {
  ...phone,
  args: { open: FIRST_ITEM },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Inbox items' })).toBeNull()
    await expect(openItem(canvas).getByRole('button', { name: 'Approve' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }))
    await expect(rows(canvas)).toHaveLength(LINES)
  },
}

/** Shows either the list or the open item; going back restores the list position. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Details' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /محمد عثمان/ }))
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Inbox items' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('سعدیہ قریشی'))
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }))
    await expect(rows(canvas)).toHaveLength(LINES - 1)
  },
}
