import { examples } from '@maktab/contract/examples'
import type { OwnPractice } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CoursePractice, PracticeCards } from './PracticeCard.tsx'

const { typical, empty, longText } = examples.listOwnPractice[200]
const [first] = typical.practices as [OwnPractice]

/** Keeps the marked days in state instead of the app’s queries. */
function CardsWithState({ practices, onMark }: ComponentProps<typeof PracticeCards>) {
  const [shown, setShown] = useState(practices)
  return (
    <PracticeCards
      practices={shown}
      onMark={(id, day, isDone) => {
        onMark(id, day, isDone)
        const days = (one: (typeof shown)[number]) => one.days.map((of) => (of.day === day ? { day, isDone } : of))
        setShown((all) => all.map((one) => (one.id === id ? { ...one, days: days(one) } : one)))
      }}
    />
  )
}

const meta = {
  component: PracticeCards,
  title: 'Screens/Student/Dashboard/Practice',
  // Thursday, in the week of the example.
  parameters: { now: new Date('2026-03-26T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  render: (args) => <CardsWithState {...args} />,
  args: { practices: typical.practices, onMark: fn() },
} satisfies Meta<typeof PracticeCards>
export default meta

type Story = StoryObj<typeof meta>

/** Days until today are toggles; those ahead can’t be pressed yet. */
// proves D321.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const day = (name: string) => canvas.getAllByRole('button', { name: `Practice done on ${name}` })[0]!
    await expect(canvas.getAllByRole('heading', { level: 2, name: 'Practice until Monday' })).toHaveLength(2)
    await expect(day('Wed 25 Mar')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(day('Tue 24 Mar'))
    await expect(args.onMark).toHaveBeenLastCalledWith(first.id, '2026-03-24', true)
    await expect(day('Tue 24 Mar')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(day('Wed 25 Mar'))
    await expect(args.onMark).toHaveBeenLastCalledWith(first.id, '2026-03-25', false)
    await expect(day('Thu 26 Mar')).toBeEnabled()
    await expect(day('Fri 27 Mar')).toBeDisabled()
  },
}

export const WithTheKeyboard: Story = {
  args: { practices: [first] },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onMark).toHaveBeenLastCalledWith(first.id, '2026-03-25', false)
  },
}

export const LessonTomorrow: Story = {
  parameters: { now: new Date('2026-03-29T09:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Practice until tomorrow')).toHaveLength(2)
  },
}

/** The day of the next lesson is the reader’s own. */
export const Elsewhere: Story = {
  parameters: { school: { timeZone: 'UTC', viewerZone: 'Pacific/Auckland' } },
  args: {
    practices: [{ ...first, until: { at: '2026-03-30T16:00:00Z', offset: 0, viewerOffset: 780 } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Practice until Tuesday')).toBeVisible()
  },
}

/** More than a week: the days have their date, and so has the next lesson. */
export const LongBreak: Story = {
  args: {
    practices: [
      {
        ...first,
        until: { at: '2026-04-06T16:00:00Z', offset: 0, viewerOffset: null },
        days: Array.from({ length: 13 }, (_, index) => ({
          day: new Date(Date.UTC(2026, 2, 24 + index)).toISOString().slice(0, 10),
          isDone: index < 2,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Practice until Monday,? 6 April$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Practice done on Tue 31 Mar' })).toHaveTextContent('31')
  },
}

/** Without a planned lesson there is no day to name. */
export const LongText: Story = {
  args: { practices: longText.practices },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Practice')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { practices: empty.practices },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** In the card of a course. */
export const OfCourse: Story = {
  render: (args) => <CoursePractice {...args} courseId={1} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(first.text)).toBeVisible()
    await expect(canvas.getAllByRole('group')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Practice done on Thu 26 Mar' }))
    await expect(args.onMark).toHaveBeenLastCalledWith(first.id, '2026-03-26', true)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    for (const day of canvas.getAllByRole('button')) {
      const { width, height } = day.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
