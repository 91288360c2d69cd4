import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OutlineList } from './OutlineList.tsx'

const { typical, empty, longText } = examples.listOutlines[200]

const meta = {
  component: OutlineList,
  title: 'Components/Lists/OutlineList',
  tags: ['autodocs'],
  args: { outlines: typical.outlines },
} satisfies Meta<typeof OutlineList>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(typical.outlines.length)
    await expect(canvas.getByRole('heading', { name: typical.outlines[0]?.title })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { outlines: empty.outlines },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No outlines available' })).toBeVisible()
  },
}

export const LongText: Story = { args: { outlines: longText.outlines } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { outlines: typical.outlines.slice(0, 2) },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    outlines: typical.outlines.slice(0, 2).map(({ description, ...outline }) => ({
      ...outline,
      title: `${outline.title}: ${description}`,
      description: null,
    })),
  },
}
