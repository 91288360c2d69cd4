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
      <div style={{ inlineSize: '18rem' }}>
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
