import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Surface/Surface.tsx'
import { spacing } from '#theme/tokens.ts'
import { Grid } from './Grid.tsx'

const meta = {
  component: Grid,
  title: 'Components/Structure/Grid',
  tags: ['autodocs'],
  argTypes: { gap: { control: 'select', options: Object.keys(spacing) } },
  args: {
    gap: 'large',
    minColumn: '17rem',
    children: ['Courses', 'Classes', 'Students'].map((title) => (
      <Card key={title} aria-label={title}>
        <p>{title}</p>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const [courses, classes, students] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect())
    await expect(classes!.top).toBe(courses!.top)
    await expect(students!.top).toBeGreaterThan(courses!.bottom)
    await expect(classes!.width).toBe(courses!.width)
  },
}

export const Do: Story = { tags: ['!autodocs'], args: { minColumn: '14rem' } }

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    columns: 2,
    minColumn: '14rem',
    children: [
      <Card key="students">
        <p>12 students</p>
      </Card>,
      <Card key="note">
        <p>The group meets twice a week, reads from page one to ten and repeats each page until all of them know it.</p>
      </Card>,
    ],
  },
}
