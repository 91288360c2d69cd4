import { examples } from '@maktab/contract/examples'
import type { LessonChangeForm } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type SubmitResult, done, submitError } from '#submitResult.ts'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { LessonDialog } from './LessonDialog.tsx'

const { otherClocks, cancelled } = examples.getTimetable[200]
const lesson = otherClocks.lessons.find(({ classId }) => classId === 2)!
const isCancelled = cancelled.lessons.find(({ state }) => state === 'cancelled')!
const { classId, timingId, day, version } = lesson
const name = { classId, timingId, day, version }
const taken = examples.changeLessons[422].conflict
const invalid = examples.changeLessons[422].invalid
const { conflict, conflictRefused } = examples.findClashes[200]

const meta = {
  component: LessonDialog,
  title: 'Screens/Shared/Timetable/Lesson/Change',
  args: {
    lesson,
    timeZone: otherClocks.timeZone,
    viewerZone: 'America/Chicago',
    role: 'teacher',
    actions: { onChange: acceptSubmit() },
    onClose: fn(),
  },
  parameters: { now: new Date('2026-03-22T09:00:00Z') },
} satisfies Meta<typeof LessonDialog>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const all = withTranslatedQueries(screen)
const press = async ({ userEvent }: Pick<Play, 'userEvent'>, words: string) =>
  userEvent.click(await all.findByRole('button', { name: words }))
const choose = async ({ userEvent }: Pick<Play, 'userEvent'>, words: string) =>
  userEvent.click(await all.findByRole('radio', { name: words }))
const note = () => all.findByLabelText(/^Note to students/)

/** Rejects conflicts, like the server, until the request has `goOn`. */
const refusesClashes = () =>
  fn(async (form: LessonChangeForm): Promise<SubmitResult> =>
    form.goOn ? done : submitError(taken.message, taken.error),
  )

export const CancelOne: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { args, userEvent } = context
    await press(context, 'Cancel lesson…')
    await userEvent.type(await note(), 'Travelling')
    await press(context, 'Cancel lesson on Tuesday 24 March')
    await expect(args.actions?.onChange).toHaveBeenCalledWith({
      ...name,
      scope: 'one',
      change: 'cancel',
      note: 'Travelling',
    })
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

// proves X31
export const CancelAllThatFollow: Story = {
  play: async (context) => {
    await press(context, 'Cancel lesson…')
    const dialog = await all.findByRole('dialog', { name: 'Cancel lesson' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await choose(context, 'Tuesday 24 March and all later lessons')
    await press(context, 'Cancel from Tuesday 24 March onward')
    await expect(context.args.actions?.onChange).toHaveBeenCalledWith({ ...name, scope: 'rest', change: 'cancel' })
  },
}

export const CancelRefused: Story = {
  tags: ['axe'],
  args: { actions: { onChange: rejectSubmit(invalid.message, { ...invalid.error, note: ['Too many words.'] }) } },
  play: async (context) => {
    await press(context, 'Cancel lesson…')
    await context.userEvent.type(await note(), 'Travelling')
    await press(context, 'Cancel lesson on Tuesday 24 March')
    const group = await all.findByRole('radiogroup', { name: /^Which lessons/ })
    await waitFor(() => expect(group).toHaveAccessibleDescription(invalid.error.day[0]))
    await expect(await note()).toHaveAccessibleDescription(/Too many words/)
    await expect(await note()).toHaveValue('Travelling')
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

export const Move: Story = {
  play: async (context) => {
    await press(context, 'Move…')
    await choose(context, 'All upcoming lessons')
    await press(context, 'Move all upcoming lessons')
    await expect(context.args.actions?.onChange).toHaveBeenCalledWith({
      ...name,
      scope: 'all',
      change: 'move',
      to: { day: lesson.heldOn, from: lesson.from, to: lesson.to },
    })
  },
}

/** A dragged lesson opens the form with its new time and the conflicts; nothing is sent before it is confirmed. */
// proves D278.3
export const MoveByDragging: Story = {
  tags: ['axe'],
  args: {
    moveTo: { day: '2026-03-26', from: '10:00', to: '11:00' },
    actions: { onChange: acceptSubmit(), loadClashes: fn(async () => conflict) },
  },
  play: async (context) => {
    await expect(await all.findByRole('dialog', { name: 'Move lesson' })).toBeVisible()
    await expect((await all.findAllByText(conflict.clashes[0]!.title!))[0]).toBeVisible()
    await expect(context.args.actions?.onChange).not.toHaveBeenCalled()
    await press(context, 'Move lesson on Tuesday 24 March')
    await expect(context.args.actions?.onChange).toHaveBeenCalledWith({
      ...name,
      scope: 'one',
      change: 'move',
      to: { day: '2026-03-26', from: '10:00', to: '11:00' },
    })
  },
}

/** If the school allows it, a conflicting move can be confirmed. */
export const MoveGoesOn: Story = {
  args: { actions: { onChange: refusesClashes(), loadClashes: fn(async () => conflict) } },
  play: async (context) => {
    await press(context, 'Move…')
    await context.userEvent.type(await note(), 'Later')
    await press(context, 'Move lesson on Tuesday 24 March')
    await expect((await all.findAllByText(taken.error.to[0]!))[0]).toBeVisible()
    await press(context, 'Move anyway')
    await expect(context.args.actions?.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ goOn: true, note: 'Later', change: 'move' }),
    )
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled())
  },
}

/** Shows the conflicting lessons before confirming. */
export const MoveClashes: Story = {
  args: { actions: { onChange: refusesClashes(), loadClashes: fn(async () => conflict) } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await press(context, 'Move…')
    await press(context, 'Move lesson on Tuesday 24 March')
    await expect(await all.findByRole('button', { name: 'Move anyway' })).toBeVisible()
    await expect((await all.findAllByText(conflict.clashes[0]!.title!))[0]).toBeVisible()
    const dialog = all.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** Changing the selection withdraws the confirmation. */
export const OtherLessonsDoNotGoOn: Story = {
  args: { actions: { onChange: refusesClashes(), loadClashes: fn(async () => conflict) } },
  play: async (context) => {
    await press(context, 'Move…')
    await press(context, 'Move lesson on Tuesday 24 March')
    await expect(await all.findByRole('button', { name: 'Move anyway' })).toBeVisible()
    await choose(context, 'All upcoming lessons')
    await waitFor(() => expect(all.queryByRole('button', { name: 'Move anyway' })).toBeNull())
  },
}

export const MoveRefused: Story = {
  args: { actions: { onChange: refusesClashes(), loadClashes: fn(async () => conflictRefused) } },
  play: async (context) => {
    await press(context, 'Move…')
    await press(context, 'Move lesson on Tuesday 24 March')
    const hours = await all.findByRole('group', { name: 'New time' })
    await waitFor(() => expect(within(hours).getByText(taken.error.to[0]!)).toBeVisible())
    await expect(all.queryByRole('button', { name: 'Move anyway' })).toBeNull()
  },
}

export const Sending: Story = {
  args: { actions: { onChange: neverSettle() } },
  play: async (context) => {
    await press(context, 'Move…')
    await press(context, 'Move lesson on Tuesday 24 March')
    await expect(await all.findByRole('button', { name: 'Moving…' })).toBeVisible()
  },
}

/** Going back with unsaved input asks for confirmation. */
export const BackAsks: Story = {
  play: async (context) => {
    await press(context, 'Cancel lesson…')
    await context.userEvent.type(await note(), 'Travelling')
    await press(context, 'Back')
    await press(context, 'Keep editing')
    await expect(await note()).toHaveValue('Travelling')
  },
}

export const BringBack: Story = {
  args: { lesson: isCancelled },
  play: async (context) => {
    await press(context, 'Restore')
    await expect(context.args.actions?.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ change: 'restore', scope: 'one', version: isCancelled.version }),
    )
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled())
  },
}

export const BringBackAllTheSame: Story = {
  args: { lesson: isCancelled, actions: { onChange: refusesClashes(), loadClashes: fn(async () => conflict) } },
  play: async (context) => {
    await press(context, 'Restore')
    await expect(await all.findByText(taken.error.to[0]!)).toBeVisible()
    await press(context, 'Restore anyway')
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled())
  },
}

export const MoveOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await press(context, 'Move…')
    await choose(context, 'Tuesday 24 March and all later lessons')
    const dialog = all.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
