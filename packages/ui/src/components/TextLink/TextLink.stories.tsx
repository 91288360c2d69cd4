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

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  render: () => (
    <p>
      Read the <TextLink href="#policies">refund policy</TextLink> before you pay.
    </p>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <p>
      For the refund policy click <TextLink href="#policies">here</TextLink>.
    </p>
  ),
}
