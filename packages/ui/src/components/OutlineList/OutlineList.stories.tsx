import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getOutlinePath } from '#lib/lessons/outlinePath.ts'
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

const today = '2026-03-24'
const path = getOutlinePath({
  outlineCount: typical.outlines.length,
  progress: { held: 2, heldDays: ['2026-03-10', '2026-03-17'] },
  upcomingDays: [today, '2026-03-31'],
  today,
})

/** What was taught and when, what is taught today, and what is ahead. */
export const AsPath: Story = {
  args: { path },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent(/Done on Tuesday,? 10 Mar 2026/)
    await expect(items[2]).toHaveTextContent('Today')
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(items[3]).toHaveTextContent(/Next: Tuesday,? 31 March/)
    await expect(items[4]).not.toHaveTextContent(/Done|Today|Next/)
  },
}

/** A backend that knows the number of lessons, but not their days. */
export const AsPathWithoutDays: Story = {
  args: { path: getOutlinePath({ outlineCount: typical.outlines.length, progress: { held: 2 }, today }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Done')).toHaveLength(2)
    await expect(canvas.getByText('Next')).toBeVisible()
  },
}

export const AsPathInUrdu: Story = { args: { path }, globals: { language: 'ur' } }

export const Empty: Story = {
  args: { outlines: empty.outlines },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No outlines available' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { outlines: longText.outlines, path: path.slice(0, longText.outlines.length) },
}

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
