import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

const meta = {
  component: MessagePage,
  title: 'Components/Feedback/MessagePage',
  tags: ['autodocs'],
  args: {
    title: 'Page not found',
    children: 'The address may have been mistyped.',
    actions: <Button variant="primary">Home</Button>,
  },
} satisfies Meta<typeof MessagePage>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = { tags: ['axe'] }
export const LongText: Story = { args: { children: 'There is much to be said about this. '.repeat(20) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { title: 'Oops!', children: 'Something is wrong.', actions: null },
}
