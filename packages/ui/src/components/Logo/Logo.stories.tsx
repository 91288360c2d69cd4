import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'

const meta = { component: Logo, title: 'Components/Content/Logo', tags: ['autodocs'] } satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maktab')).toBeVisible()
  },
}

export const OfTheSchool: Story = {
  parameters: { school: examples.getSettings[200].branded.settings },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(examples.getSettings[200].branded.settings.name)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
}

export const LongText: Story = {
  parameters: { school: { name: examples.getSettings[200].longText.settings.name } },
  decorators: [
    (Mark) => (
      <div style={{ inlineSize: 200 }}>
        <Mark />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <>
      <Logo />
      <Logo />
    </>
  ),
}
