import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  title: 'Components/Overlays/Tooltip',
  tags: ['autodocs'],
  args: { label: 'Copies the link', children: <Button>Copy</Button> },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  tags: ['axe'],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the link')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Copies the link' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    label: 'Press here to copy the link, then paste it into the message to the guardian and send it',
    children: <Button>Copy link</Button>,
  },
}
