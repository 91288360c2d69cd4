import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Surface/Surface.tsx'

const meta = { component: Card, title: 'Components/Structure/Card', tags: ['autodocs'] } satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = { tags: ['axe'], args: { children: <p>A card holds one thing together.</p> } }

export const LongText: Story = {
  args: { children: <p>{'A card holds one thing together, however long it is. '.repeat(12)}</p> },
}
