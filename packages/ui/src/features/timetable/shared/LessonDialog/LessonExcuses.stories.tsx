import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { LessonDialog } from './LessonDialog.tsx'

const excused = examples.getTimetable[200].excused.lessons[0]!
const withExcuses = examples.getTimetable[200].excuses.lessons[0]!
const key = { classId: excused.classId, timingId: excused.timingId, day: excused.day }

const meta = {
  component: LessonDialog,
  title: 'Screens/Shared/Timetable/Lesson/Excuses',
  args: {
    lesson: { ...excused, excused: null },
    timeZone: 'UTC',
    viewerZone: 'Asia/Karachi',
    role: 'student',
    excuses: { onExcuse: acceptSubmit(), onWithdraw: acceptSubmit() },
    onClose: fn(),
  },
  parameters: { now: new Date('2026-03-22T09:00:00Z') },
} satisfies Meta<typeof LessonDialog>
export default meta

type Story = StoryObj<typeof meta>

const all = withTranslatedQueries(screen)

/** The form is a page of the lesson’s dialog, which closes when it was sent. */
export const Excusing: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await all.findByRole('button', { name: `Can’t come: ${excused.title}` }))
    await expect(await all.findByRole('dialog', { name: 'Can’t come' })).toBeVisible()
    await userEvent.type(await all.findByRole('textbox', { name: /^Reason/ }), 'A wedding')
    await userEvent.click(all.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.excuses?.onExcuse).toHaveBeenCalledWith({ ...key, reason: 'A wedding' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Back: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await all.findByRole('button', { name: `Can’t come: ${excused.title}` }))
    await userEvent.click(await all.findByRole('button', { name: 'Back' }))
    await expect(await all.findByRole('dialog', { name: excused.title })).toBeVisible()
  },
}

export const Excused: Story = {
  args: { lesson: excused },
  play: async ({ args, userEvent }) => {
    await expect(await all.findByText('You can’t come')).toBeVisible()
    await userEvent.click(await all.findByRole('button', { name: `I can come: ${excused.title}` }))
    await waitFor(() => expect(args.excuses?.onWithdraw).toHaveBeenCalledWith(key))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** A backend without excuses. */
export const NotOffered: Story = {
  args: { excuses: undefined },
  play: async () => {
    await expect(await all.findByRole('dialog')).toBeVisible()
    await expect(all.queryByRole('button', { name: /^Can’t come/ })).toBeNull()
  },
}

export const Teacher: Story = {
  args: { lesson: withExcuses, role: 'teacher', excuses: undefined, actions: { onChange: acceptSubmit() } },
  play: async () => {
    await expect(await all.findByText('Can’t come')).toBeVisible()
    for (const { student, reason } of withExcuses.excuses ?? []) {
      await expect(all.getByText(student.name)).toBeVisible()
      if (reason !== null) await expect(all.getByText(reason)).toBeVisible()
    }
  },
}

export const Office: Story = {
  args: { lesson: withExcuses, role: 'admin', excuses: undefined },
  play: async () => {
    await expect(await all.findByText('Maryam Khan')).toBeVisible()
  },
}
