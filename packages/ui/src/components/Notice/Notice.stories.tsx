import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  component: Notice,
  title: 'Components/Feedback/Notice',
  tags: ['autodocs'],
  args: { tone: 'info', children: 'Sign in to continue.' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Information: Story = { tags: ['axe'] }
export const Success: Story = { args: { tone: 'success', children: 'You’re logged out.' } }
export const Warning: Story = { args: { tone: 'warning', title: 'Your session expired', children: 'Sign in again.' } }

export const Danger: Story = {
  args: { tone: 'danger', children: 'Incorrect email or password.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect email or password.')
  },
}

export const WithAction: Story = { args: { action: <Button size="sm">Try again</Button> } }
export const LongText: Story = {
  args: { tone: 'danger', children: 'Something that takes many words to say. '.repeat(12) },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { tone: 'warning', children: 'Two fees are overdue.', action: <Button size="sm">Pay now</Button> },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { tone: 'danger', title: 'Notice', children: 'You have no new messages.' },
}
