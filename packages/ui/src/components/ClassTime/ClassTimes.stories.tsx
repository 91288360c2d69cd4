import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClassTimes } from './ClassTime.tsx'

const meta = {
  component: ClassTimes,
  title: 'Components/Content/ClassTimes',
  tags: ['autodocs'],
  parameters: { now: new Date('2026-05-15T06:00:00Z') },
  args: {
    timings: [
      { from: '16:00', to: '17:00' },
      { from: '22:00', to: '23:00' },
    ],
    schoolZone: 'Asia/Karachi',
    viewerZone: 'Australia/Sydney',
  },
} satisfies Meta<typeof ClassTimes>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('listitem')
    await expect(one).toHaveTextContent('21:00 – 22:0016:00 in Karachi')
    await expect(other).toHaveTextContent('03:00 – 04:0022:00 in Karachi (previous day)')
  },
}

export const One: Story = {
  args: { timings: [{ from: '16:00', to: '17:00' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvasElement).toHaveTextContent('21:00 – 22:0016:00 in Karachi')
  },
}

export const SameTwice: Story = {
  ...One,
  args: {
    timings: [
      { from: '16:00', to: '17:00' },
      { from: '16:00', to: '17:00' },
    ],
  },
}

export const Empty: Story = {
  args: { timings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No timings')).toBeVisible()
  },
}

export const Blank: Story = { ...Empty, args: { timings: [{ from: '', to: '' }] } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <p>16:00–17:00, 22:00–23:00, 22:00–23:00, 04:00–05:00</p>,
}
