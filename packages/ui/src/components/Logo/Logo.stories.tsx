import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'

const meta = { component: Logo, title: 'Components/Logo', tags: ['autodocs'] } satisfies Meta<typeof Logo>
export default meta

export const Typical: StoryObj<typeof meta> = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maktab')).toBeVisible()
  },
}
