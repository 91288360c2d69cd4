import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ExcuseControl } from './ExcuseDialog.tsx'

const [lesson] = examples.getTimetable[200].excused.lessons as [Lesson]
const { invalid } = examples.excuseLesson[422]
const open: Lesson = { ...lesson, excused: null }
const key = { classId: lesson.classId, timingId: lesson.timingId, day: lesson.day }
const rule = examples.getSettings[200].typical.settings.excuseRule
const longReason = examples.listAttendance[200].longText.excuses[0]!.reason

const meta = {
  component: ExcuseControl,
  title: 'Screens/Student/Dashboard/Excuse',
  args: { lesson: open, actions: { onExcuse: acceptSubmit(), onWithdraw: acceptSubmit() } },
  parameters: { now: new Date('2026-03-22T09:00:00Z'), school: { excuseRule: rule } },
} satisfies Meta<typeof ExcuseControl>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const all = withTranslatedQueries(screen)
const openForm = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: `Can’t come: ${lesson.title}` }))
  return all.findByRole('dialog', { name: 'Can’t come' })
}
const typeReason = async ({ userEvent }: Pick<Play, 'userEvent'>, reason: string) =>
  userEvent.type(await all.findByRole('textbox', { name: /^Reason/ }), reason)
const send = async ({ userEvent }: Pick<Play, 'userEvent'>) =>
  userEvent.click(await all.findByRole('button', { name: 'Send' }))

/** The form shows the school’s rule and sends the reason. */
// proves D317.2
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    await expect(await openForm(context)).toHaveTextContent(rule)
    await typeReason(context, ' A wedding ')
    await send(context)
    const { onExcuse } = context.args.actions
    await waitFor(() => expect(onExcuse).toHaveBeenCalledWith({ ...key, reason: 'A wedding' }))
    await waitFor(() => expect(all.queryByRole('dialog')).toBeNull())
  },
}

/** The reason is optional, and without a rule of the school nothing is said about one. */
export const WithoutReasonAndRule: Story = {
  parameters: { school: { excuseRule: '' } },
  play: async (context) => {
    await openForm(context)
    await expect(all.queryByText('The school’s rule')).toBeNull()
    await send(context)
    await waitFor(() => expect(context.args.actions.onExcuse).toHaveBeenCalledWith(key))
  },
}

export const Excused: Story = {
  args: { lesson },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You can’t come')).toBeVisible()
    await expect(canvas.getByText('She has a doctor’s appointment.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `I can come: ${lesson.title}` }))
    await expect(args.actions.onWithdraw).toHaveBeenCalledWith(key)
  },
}

export const ExcusedWithoutReason: Story = {
  args: { lesson: { ...lesson, excused: { reason: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t come')).toBeVisible()
  },
}

/** An excuse can’t be withdrawn once the lesson has begun. */
export const ExcusedAndBegun: Story = {
  args: { lesson },
  parameters: { now: new Date(lesson.starts.at) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t come')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Begun: Story = {
  parameters: { now: new Date(lesson.starts.at) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Cancelled: Story = {
  args: { lesson: { ...lesson, state: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You can’t come')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Ten hours ahead of the school, the lesson is on the next day. */
export const Elsewhere: Story = {
  args: {
    lesson: {
      ...open,
      starts: { ...open.starts, viewerOffset: open.starts.offset + 600 },
      ends: { ...open.ends, viewerOffset: open.ends.offset + 600 },
    },
  },
  play: async (context) => {
    await expect(await openForm(context)).toHaveTextContent(/Tuesday,? 24 March/)
  },
}

/** The refusal is shown in the form, which keeps the reason. */
export const RefusedByServer: Story = {
  tags: ['axe'],
  args: { actions: { onExcuse: rejectSubmit(invalid.message, invalid.error), onWithdraw: acceptSubmit() } },
  play: async (context) => {
    await openForm(context)
    await typeReason(context, 'A wedding')
    await send(context)
    const field = await all.findByRole('textbox', { name: /^Reason/ })
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(invalid.error.day[0]!)))
    await expect(field).toHaveValue('A wedding')
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    await openForm(context)
    const field = await all.findByRole('textbox', { name: /^Reason/ })
    await context.userEvent.click(field)
    await context.userEvent.paste('x'.repeat(301))
    await send(context)
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(context.args.actions.onExcuse).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { actions: { onExcuse: neverSettle(), onWithdraw: acceptSubmit() } },
  play: async (context) => {
    await openForm(context)
    await send(context)
    await expect(await all.findByRole('button', { name: 'Sending…' })).toBeVisible()
  },
}

/** Closing the form with a typed reason asks for confirmation. */
export const ClosingAsks: Story = {
  play: async (context) => {
    await openForm(context)
    await typeReason(context, 'A wedding')
    await context.userEvent.click(await all.findByRole('button', { name: 'Cancel' }))
    await context.userEvent.click(await all.findByRole('button', { name: 'Keep editing' }))
    await expect(await all.findByRole('textbox', { name: /^Reason/ })).toHaveValue('A wedding')
  },
}

export const LongText: Story = {
  args: { lesson: { ...examples.getTimetable[200].longText.lessons[0]!, excused: { reason: longReason } } },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const dialog = await openForm(context)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
