import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwedLessons } from './OwedLessons.tsx'

const owed = examples.listOwedLessons[200]

const meta = {
  component: OwedLessons,
  title: 'Screens/Teacher/Classes/OwedLessons',
  args: {
    lessons: owed.typical.lessons,
    getRegisterHref: ({ classId, heldOn }) => `/teacher/classes?class=${classId}&view=register&day=${heldOn}`,
  },
} satisfies Meta<typeof OwedLessons>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Lessons that want their marks' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const [first] = owed.typical.lessons
    await expect(canvas.getByRole('link', { name: /^Mark ناظرہ، صبح, 25 Mar 2026/ })).toHaveAttribute(
      'href',
      `/teacher/classes?class=3&view=register&day=2026-03-25`,
    )
    await expect(first?.heldOn).toBe('2026-03-25')
    await expect(canvas.getByText(/1 of 3 marked/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(owed.typical.lessons.length)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  args: { lessons: owed.empty.lessons },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = { args: { lessons: owed.longText.lessons } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Urdu: Story = { globals: { language: 'ur' } }
