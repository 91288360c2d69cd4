import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { getDaysOfWeek } from '#lib/time/getDaysOfWeek.ts'
import { ready } from '#remote.ts'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { TimetableScreen } from './TimetableScreen.tsx'

const { typical } = examples.getTimetable[200]
/** Thursday evening, not marked yet. */
const lesson = typical.lessons.find(({ timingId }) => timingId === 60)!
/** Monday, with attendance. */
const marked = typical.lessons.find(({ timingId, marked: count }) => timingId === 10 && count > 0)!

const meta = {
  component: TimetableScreen,
  title: 'Screens/Shared/Timetable/Moving',
  globals: desktopViewport,
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    timetable: ready(typical),
    days: getDaysOfWeek('2026-03-24', 1),
    clocks: 'school',
    role: 'teacher',
    actions: { onChange: acceptSubmit() },
    onClocks: fn(),
    onWeekChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof TimetableScreen>
export default meta

type Story = StoryObj<typeof meta>

const all = withTranslatedQueries(screen)
const findBlock = ({ title }: { title: string }) => all.findByRole('button', { name: new RegExp(title) })
const columnOf = (day: string) => document.querySelector(`[data-day="${day}"]`)!

const dropTargetIn = (day: string) => columnOf(day).querySelector('[data-drop-target]')

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }

/** Presses a block and moves the pointer to the column of another day, at the same height. */
async function dragTo(block: Element, day: string, pointer = mouse) {
  const from = middleOf(block)
  await fireEvent.pointerDown(block, { ...pointer, ...from })
  await fireEvent.pointerMove(window, { ...pointer, ...from, clientX: middleOf(columnOf(day)).clientX })
}

/** Dropping a lesson opens the form with the new time, and nothing is sent before it is confirmed. */
// proves D278.3
export const Dragged: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    await dragTo(await findBlock(lesson), '2026-03-27')
    await waitFor(() => expect(dropTargetIn('2026-03-27')).toBeVisible())
    await fireEvent.pointerUp(window, mouse)
    await expect(await all.findByRole('dialog', { name: 'Move lesson' })).toBeVisible()
    await expect(args.actions?.onChange).not.toHaveBeenCalled()
    await userEvent.click(await all.findByRole('button', { name: /^Move lesson on Thursday 26 March/ }))
    await waitFor(() =>
      expect(args.actions?.onChange).toHaveBeenCalledWith(
        expect.objectContaining({
          change: 'move',
          scope: 'one',
          to: { day: '2026-03-27', from: '19:00', to: '20:00' },
        }),
      ),
    )
  },
}

/** A quarter of an hour is the smallest step. */
export const DraggedToALaterTime: Story = {
  play: async () => {
    const block = await findBlock(lesson)
    const from = middleOf(block)
    const hour = document.querySelector('[data-hour-height="1"]')!.getBoundingClientRect().height
    await fireEvent.pointerDown(block, { ...mouse, ...from })
    await fireEvent.pointerMove(window, { ...mouse, ...from, clientY: from.clientY + hour * 0.7 })
    await waitFor(() => expect(dropTargetIn('2026-03-26')).toHaveTextContent(/:45/))
    await fireEvent.pointerUp(window, mouse)
    const dialog = await all.findByRole('dialog', { name: 'Move lesson' })
    await expect(dialog).toHaveTextContent(/45/)
  },
}

export const EscapeEndsTheDrag: Story = {
  play: async ({ userEvent }) => {
    await dragTo(await findBlock(lesson), '2026-03-27')
    await waitFor(() => expect(dropTargetIn('2026-03-27')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dropTargetIn('2026-03-27')).toBeNull())
    await fireEvent.pointerUp(window, mouse)
    await expect(all.queryByRole('dialog')).toBeNull()
  },
}

/** A lesson with attendance stays; a touch scrolls the page. */
export const NotDragged: Story = {
  play: async () => {
    await dragTo(await findBlock(marked), '2026-03-27')
    await expect(dropTargetIn('2026-03-27')).toBeNull()
    await fireEvent.pointerUp(window, mouse)
    const touch = { ...mouse, pointerType: 'touch' }
    await dragTo(await findBlock(lesson), '2026-03-27', touch)
    await fireEvent.pointerUp(window, touch)
    await expect(all.queryByRole('dialog')).toBeNull()
  },
}

/** A press without a movement opens the lesson. */
export const Pressed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await findBlock(lesson))
    await expect(await all.findByRole('dialog', { name: lesson.title })).toBeVisible()
  },
}
