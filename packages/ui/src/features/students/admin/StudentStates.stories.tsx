import { examples } from '@maktab/contract/examples'
import type { Student } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { ready } from '#remote.ts'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import { handled } from '#submitResult.ts'
import { desktopViewport } from '#testing/viewports.ts'
import page from './StudentScreen.stories.tsx'
import { StudentScreen } from './StudentScreen.tsx'

const all: Student[] = examples.listStudents[200].everyone.students
const twoTimes = examples.listStudents[200].typical.students[2]!
const uncoded = examples.listStudents[200].withoutCode.students[0]!

/** Applies each action to the students, like a backend. */
const meta = {
  ...page,
  component: StudentScreen,
  title: 'Screens/Admin/Student/States',
  render: function WithServer(args) {
    const [students, setStudents] = useState(all)
    const [tab, setTab] = useState<string | undefined>(args.tab)
    const [isOpen, setIsOpen] = useState(true)
    if (!isOpen) return <h1>Students</h1>
    return (
      <StudentScreen
        {...args}
        students={ready(students)}
        tab={tab}
        onTab={setTab}
        onClose={() => setIsOpen(false)}
        onAssignId={async (draft) => {
          const outcome = await args.onAssignId(draft)
          const assign = (one: Student) => (one.id === draft.id ? { ...one, std_id: draft.studentID } : one)
          if (outcome.state === 'done') setStudents((before) => before.map(assign))
          return outcome
        }}
        onDeleteTime={async (id) => {
          const outcome = await args.onDeleteTime(id)
          const without = (one: Student) => ({
            ...one,
            class_course_data: JSON.stringify(
              readCourseTimes(one.class_course_data)
                .filter((time) => time.id !== id)
                .map(({ courseName, ...time }) => ({ course_name: courseName, timings: [time] })),
            ),
          })
          if (outcome.state === 'done') setStudents((before) => before.map(without))
          return outcome
        }}
        onDeleteStudent={async (id) => {
          const outcome = await args.onDeleteStudent(id)
          if (outcome.state === 'done') setStudents((before) => before.filter((one) => one.id !== id))
          return outcome
        }}
        onEraseStudent={async (id) => {
          const outcome = (await args.onEraseStudent?.(id)) ?? handled
          if (outcome.state === 'done') setStudents((before) => before.filter((one) => one.id !== id))
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>
type Press = (element: HTMLElement) => Promise<void>

const answerDialog = async (press: Press, name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await press(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

// proves 2§2.students.4, 2§2.students.5, 2§4.13, D46.1
export const Deleting: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Delete student?' })).toHaveTextContent(
      /Zaynab Malik won’t be able to sign in/,
    )
    await answerDialog(userEvent.click, 'Cancel')
    await expect(args.onDeleteStudent).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await answerDialog(userEvent.click, 'Delete')
    await expect(await canvas.findByRole('heading', { name: 'Students' })).toBeVisible()
    await expect(args.onDeleteStudent).toHaveBeenCalledWith(1)
  },
}

export const Erasing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
    const question = await screen.findByRole('alertdialog', { name: 'Erase student?' })
    await expect(question).toHaveTextContent(/permanently erases Zaynab Malik’s personal details/)
    await expect(question).toHaveTextContent(/Kept anonymously: payments, for the school’s bookkeeping/)
    await answerDialog(userEvent.click, 'Cancel')
    await expect(args.onEraseStudent).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
    await answerDialog(userEvent.click, 'Erase')
    await expect(await canvas.findByRole('heading', { name: 'Students' })).toBeVisible()
    await expect(args.onEraseStudent).toHaveBeenCalledWith(1)
    await expect(args.onDeleteStudent).not.toHaveBeenCalled()
  },
}

/** A student without an ID gets the next free one. */
export const FirstId: Story = {
  args: { id: uncoded.id, tab: 'code' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveValue('STD-021')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getAllByText('STD-021')[0]).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: /^Student ID/ })).toBeNull()
    await expect(canvas.getByRole('tab', { name: 'Student Details' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onAssignId).toHaveBeenCalledWith({ id: uncoded.id, studentID: 'STD-021' })
  },
}

/** Decisions 14 and 27: after removing the last time, the tab is empty and disabled. */
export const RemovingTimes: Story = {
  globals: desktopViewport,
  args: { id: twoTimes.id, tab: 'timings' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete 17:15 – 18:00/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /deletes عبد الرحمن السيد’s preferred time 17:15 – 18:00/,
    )
    await answerDialog(userEvent.click, 'Cancel')
    await expect(args.onDeleteTime).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Delete 17:15 – 18:00/ }))
    await answerDialog(userEvent.click, 'Delete')
    await expect(args.onDeleteTime).toHaveBeenCalledWith(30)
    const timings = within(canvas.getByRole('tabpanel', { name: 'Class Timings' }))
    await waitFor(() => expect(timings.getAllByRole('rowheader')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Class Timings' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Delete 18:15/ }))
    await answerDialog(userEvent.click, 'Delete')
    await expect(args.onDeleteTime).toHaveBeenLastCalledWith(31)
    await expect(await canvas.findByText('Class Timings: No classtime and course details found.')).toBeVisible()
    const details = canvas.getByRole('tab', { name: 'Student Details' })
    await expect(details).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(details).toHaveFocus())
  },
}

export const RemovingRefused: Story = {
  globals: desktopViewport,
  args: { id: 1, tab: 'timings', onDeleteTime: rejectSubmit('This no longer exists.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete 16:00/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText('This no longer exists.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('rowheader', { name: 'Tajweed for beginners' })).toBeVisible()
  },
}
