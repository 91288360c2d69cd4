import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from './TextLink.tsx'

const meta = {
  component: TextLink,
  title: 'Components/Actions/TextLink',
  tags: ['autodocs'],
  args: { href: '#password', children: 'Forgot password?' },
} satisfies Meta<typeof TextLink>
export default meta

export const Typical: StoryObj<typeof meta> = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus()
  },
}
