import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type IllustrationScene, Illustration, scenes } from './Illustration.tsx'

const all = [...Object.keys(scenes), 'failure'] as IllustrationScene[]

const meta = {
  component: Illustration,
  title: 'Components/Content/Illustration',
  tags: ['autodocs'],
  args: { scene: 'people' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {all.map((scene) => (
        <Illustration key={scene} scene={scene} />
      ))}
    </div>
  ),
} satisfies Meta<typeof Illustration>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')]
    await waitFor(() => expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(all.length))
    // The illustrations are decorative.
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  render: () => <Illustration scene="courses" />,
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <>
      <Illustration scene="people" />
      <Illustration scene="money" />
      <Illustration scene="search" />
    </>
  ),
}
