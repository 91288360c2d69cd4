import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Surface/Surface.tsx'

const meta = { component: Card, title: 'Components/Structure/Card', tags: ['autodocs'] } satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = { tags: ['axe'], args: { children: <p>A card holds one thing together.</p> } }

export const LongText: Story = {
  args: { children: <p>{'A card holds one thing together, however long it is. '.repeat(12)}</p> },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <h2>Class times</h2>
        <p>Monday and Wednesday, 16:00–17:00</p>
      </>
    ),
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    children: (
      <Card>
        <h2>Class times</h2>
        <Card>Monday, 16:00–17:00</Card>
        <Card>Wednesday, 16:00–17:00</Card>
      </Card>
    ),
  },
}
