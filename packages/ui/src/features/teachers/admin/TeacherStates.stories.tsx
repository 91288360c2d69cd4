import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ApiExtensionsContext } from '#providers/ApiExtensionsContext.ts'
import { ready } from '#remote.ts'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import page from './TeacherScreen.stories.tsx'
import { TeacherScreen } from './TeacherScreen.tsx'

const lists = examples.listTeachers[200]
const all = lists.typical.teachers
const pending = lists.pending.teachers[0]!
const blocked = lists.blocked.teachers[0]!

/** Applies each action to the list, like a backend, and can reopen a teacher like the list page. */
const meta = {
  component: TeacherScreen,
  title: 'Screens/Admin/Teacher/States',
  args: page.args,
  render: function WithList(args) {
    const [teachers, setTeachers] = useState(all)
    const [tab, setTab] = useState<string | undefined>(args.tab)
    const [isOpen, setIsOpen] = useState(true)
    const setStatus = (id: number, status: string) =>
      setTeachers((before) => before.map((one) => (one.id === id ? { ...one, status } : one)))
    if (!isOpen) {
      return (
        <>
          <h1>Teachers</h1>
          <button type="button" style={{ minInlineSize: 44, minBlockSize: 44 }} onClick={() => setIsOpen(true)}>
            See more
          </button>
        </>
      )
    }
    return (
      <TeacherScreen
        {...args}
        teachers={ready(teachers)}
        tab={tab}
        onTab={setTab}
        onClose={() => {
          setIsOpen(false)
          args.onClose()
        }}
        onAssignCredentials={async (draft) => {
          const outcome = await args.onAssignCredentials(draft)
          if (outcome.state === 'done' && !draft.isEdit) setStatus(draft.teacherID, 'active')
          return outcome
        }}
        onBlockTeacher={async (id, seen) => {
          const outcome = await args.onBlockTeacher(id, seen)
          if (outcome.state === 'done') setStatus(id, seen === 'active' ? 'blocked' : 'active')
          return outcome
        }}
        onDeleteTeacher={async (id, seen) => {
          const outcome = await args.onDeleteTeacher(id, seen)
          if (outcome.state === 'done') setTeachers((before) => before.filter((one) => one.id !== id))
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof TeacherScreen>
export default meta

type Story = StoryObj<typeof meta>

const confirm = async (press: (button: HTMLElement) => Promise<void>, name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  const button = within(dialog).getByRole('button', { name })
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await press(button)
}

// proves 1§2.teachers.8, 1§2.teachers.9, D22.2
export const Blocking: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Block teacher?' })
    await expect(dialog).toHaveTextContent(/Amina Yusuf won’t be able to sign in until you unblock them/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onBlockTeacher).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await confirm((button) => userEvent.click(button), 'Block')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(args.onBlockTeacher).toHaveBeenCalledWith(1, 'active')
  },
}

/** A backend without reasons: the dialog asks for none. */
export const BlockingWithoutExtensions: Story = {
  decorators: [
    (Screen) => (
      <ApiExtensionsContext value={false}>
        <Screen />
      </ApiExtensionsContext>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await expect(within(await screen.findByRole('alertdialog')).queryByLabelText('Reason')).toBeNull()
    await confirm((button) => userEvent.click(button), 'Block')
    await waitFor(() => expect(args.onBlockTeacher).toHaveBeenCalledWith(1, 'active'))
  },
}

// proves 1§2.teachers.8, 1§2.teachers.9
export const Unblocking: Story = {
  args: { id: blocked.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /Khadija Rahman will be able to sign in and teach again/,
    )
    await confirm((button) => userEvent.click(button), 'Unblock')
    await waitFor(() => expect(args.onBlockTeacher).toHaveBeenCalledWith(4, 'blocked'))
  },
}

export const BlockingRefused: Story = {
  tags: ['axe'],
  args: { onBlockTeacher: rejectSubmit('Status has changed in the meantime') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await confirm((button) => userEvent.click(button), 'Block')
    await waitFor(() => expect(screen.getByText('Status has changed in the meantime')).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const BlockedOnce: Story = {
  args: { onBlockTeacher: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await confirm((button) => userEvent.dblClick(button), 'Block')
    await expect(args.onBlockTeacher).toHaveBeenCalledTimes(1)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

// proves 1§2.teachers.8, 1§2.teachers.9, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/deletes Amina Yusuf/)
    await expect(args.onOpenDeleteDialog).toHaveBeenCalled()
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      /2 classes will end.*keep their attendance and reports.*under “Classes”/,
    )
    await confirm((button) => userEvent.click(button), 'Delete')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(args.onDeleteTeacher).toHaveBeenCalledWith(1, 1)
  },
}

export const DeletingAnApplication: Story = {
  args: { id: pending.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/This deletes سعدیہ قریشی’s application/)
  },
}

/** 1§4: pending → active → blocked → active, through the actions offered in each state. */
// proves 1§4.8, 1§4.9
export const PendingActiveBlockedActive: Story = {
  args: { id: pending.id },
  play: async ({ canvas, userEvent }) => {
    const statusIs = (word: string) => waitFor(() => expect(canvas.getAllByText(word)[0]).toBeVisible())
    const reopen = async () => userEvent.click(await canvas.findByRole('button', { name: 'See more' }))
    await statusIs('Pending')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve…' }))
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'open sesame')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await statusIs('Active')
    await expect(await canvas.findByRole('tab', { name: 'Edit Login Credentials' })).toBeVisible()

    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }))
    await confirm((button) => userEvent.click(button), 'Block')
    await reopen()
    await statusIs('Blocked')

    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await confirm((button) => userEvent.click(button), 'Unblock')
    await reopen()
    await statusIs('Active')
    await expect(canvas.getByRole('button', { name: 'Block' })).toBeVisible()
  },
}
