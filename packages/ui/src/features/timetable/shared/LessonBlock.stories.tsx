import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LessonBlock } from './LessonBlock.tsx'

const [lesson] = examples.getTimetable[200].typical.lessons
const title = 'Tajweed for beginners, Monday group'

const meta = {
  component: LessonBlock,
  title: 'Screens/Shared/Timetable/Lesson in the week',
  args: { lesson: { ...lesson!, title }, showsTeacher: true, clocks: 'school', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem', position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonBlock>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(title)).toBeVisible()
  },
}

/** Left-to-right names in a right-to-left page are complete and aligned with the page. */
export const LatinNameInUrdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const name = canvas.getByText(title)
    await expect(getComputedStyle(name).direction).toBe('ltr')
    const letters = document.createRange()
    letters.selectNodeContents(name)
    const [inked, box] = [letters.getBoundingClientRect(), name.getBoundingClientRect()]
    await expect(inked.left).toBeGreaterThanOrEqual(box.left - 1)
    await expect(Math.abs(inked.right - box.right)).toBeLessThanOrEqual(1)
  },
}

/** A past lesson with missing marks links its teacher to the register. */
export const MissingMarks: Story = {
  parameters: { now: new Date('2026-03-30T09:00:00Z') },
  args: {
    lesson: { ...lesson!, title, marked: 2 },
    getRegisterHref: (id, day) => `/teacher/classes?class=${id}&view=register&day=${day}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Mark attendance: ${title}, 07:00` })).toHaveAttribute(
      'href',
      `/teacher/classes?class=${lesson!.classId}&view=register&day=${lesson!.heldOn}`,
    )
  },
}

export const StudentsCannotCome: Story = {
  args: { lesson: examples.getTimetable[200].excuses.lessons[0]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 students can’t come')).toBeVisible()
  },
}

export const OwnExcuse: Story = {
  args: { lesson: examples.getTimetable[200].excused.lessons[0]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t come')).toBeVisible()
  },
}
