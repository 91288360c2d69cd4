import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormOnItsWay } from './FormOnItsWay.tsx'

const meta = {
  component: FormOnItsWay,
  title: 'Screens/Public/Sign in/Form on its way',
} satisfies Meta<typeof FormOnItsWay>
export default meta

type Story = StoryObj<typeof meta>

/** Somebody touches a form whose code doesn’t come. */
export const BrokenLine: Story = {
  tags: ['axe'],
  args: { isBroken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The school can’t be reached.')
  },
}

export const OnItsWay: Story = {
  args: { isBroken: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
