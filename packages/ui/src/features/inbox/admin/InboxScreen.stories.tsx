import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { mapRemote, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import type { InboxDecision, InboxView } from '#lib/inbox/inboxTypes.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { InboxScreen } from './InboxScreen.tsx'

const { typical } = examples.listWaiting[200]
const toWaiting = ({ items, counts }: typeof typical) => ready({ items, counts })
const teachers = examples.listTeachers[200].pending.teachers

/** Keeps state like the container: decided items leave the queue and can be undone. */
const meta = {
  component: InboxScreen,
  title: 'Screens/Admin/Inbox',
  args: {
    waiting: toWaiting(typical),
    decisionHistory: ready({ decisions: examples.listActs[200].decided.acts }),
    kind: undefined,
    onKindChange: fn(),
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
      allot: (student, course) => `#allot-${student}-${course}`,
      decided: ({ teacherId, studentId }) =>
        (teacherId ?? studentId) === null ? undefined : `#${teacherId ?? studentId}`,
    },
    signInAddress: 'school.test',
    onDecide: fn(),
    onAssignCredentials: acceptSubmit(),
    onReject: acceptSubmit(),
    onAssignId: acceptSubmit(),
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

const openItem = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Details' }))
const heading = (canvas: Canvas) => openItem(canvas).getByRole('heading', { level: 2 })
const rows = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Inbox items' })).getAllByRole('listitem')

// proves X52
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(rows(canvas)).toHaveLength(typical.items.length)
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
    await userEvent.click(rows(canvas)[3]!.querySelector('button')!)
    await userEvent.keyboard('a')
    await expect(args.onDecide).toHaveBeenLastCalledWith({ item: items[3], status: 'paid', reason: '' })
    // The next item is open and focused.
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await expect(heading(canvas)).toHaveTextContent(items[4]!.person.name)
    await userEvent.keyboard('j')
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(items[5]!.person.name))
    await userEvent.keyboard('r')
    const reason = await canvas.findByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    // Shortcuts are inactive while typing.
    await userEvent.keyboard('jar')
    await expect(reason).toHaveValue('jar')
    await userEvent.click(
      within(openItem(canvas).getByRole('group', { name: 'Reject' })).getByRole('button', { name: 'Reject' }),
    )
    await expect(args.onDecide).toHaveBeenLastCalledWith({ item: items[5], status: 'rejected', reason: 'jar' })
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await userEvent.keyboard('u')
    await expect(args.onUndo).toHaveBeenLastCalledWith(items[5]!.key)
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(items[5]!.person.name))
    await userEvent.keyboard('kk')
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(items[2]!.person.name))
  },
}

// proves X54
export const ApprovedTeacher: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const sadia = teachers[0]!
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${sadia.name}…` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve teacher' }))
    await expect(await dialog.findByRole('textbox', { name: /^Teacher ID/ })).toHaveValue('TCH-001')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and copy login' }))
    await expect(await dialog.findByRole('link', { name: 'Next: assign a course' })).toHaveAttribute(
      'href',
      '#courses-5',
    )
    const draft = { id: 'TCH-001', name: sadia.name, email: sadia.email, password: 'Wp7-Kd2-Zq9-Tm4' }
    await expect(args.onAssignCredentials).toHaveBeenCalledWith({ ...draft, teacherID: 5, isEdit: false, version: 1 })
    const loginField = dialog.getByRole('textbox', { name: /^Send these login details/ })
    await expect(loginField).toHaveValue(
      `Welcome to Maktab, ${sadia.name}. Sign in at school.test with ${sadia.email} and the password ${draft.password}. Your ID is TCH-001.`,
    )
    await expect(args.copyText).toHaveBeenCalledWith((loginField as HTMLTextAreaElement).value)
    await expect(dialog.getByText('Copied')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText(sadia.name)).toBeNull()
    // The button is gone, so the open item has the focus.
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
  },
}

// proves X54
export const RefusedTeacher: Story = {
  args: { open: 'application-5' },
  play: async ({ canvas, userEvent, args }) => {
    const sadia = teachers[0]!
    const approve = openItem(canvas).getByRole('button', { name: 'Approve…' })
    await userEvent.click(approve)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    // Shortcuts work once the page has the focus again.
    await waitFor(() => expect(approve).toHaveFocus())
    await userEvent.keyboard('r')
    const question = within(await screen.findByRole('alertdialog', { name: 'Reject application?' }))
    await expect(question.getByText(sadia.name)).toBeVisible()
    await expect(
      question.getByText(/’s application, and we’ll email them\. They can apply again\. You can’t undo this/),
    ).toBeVisible()
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), ' No room ')
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledWith(sadia, 'No room')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(heading(canvas)).toHaveFocus())
    await expect(canvas.queryByText(sadia.name)).toBeNull()
  },
}

export const Application: Story = {
  args: { open: 'application-5' },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).getByText('مدرسۃ البنات، کراچی')).toBeVisible()
    await expect(openItem(canvas).getByRole('button', { name: 'Approve…' })).toBeVisible()
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
    await expect(rows(canvas)).toHaveLength(typical.items.length - 1)
  },
}
