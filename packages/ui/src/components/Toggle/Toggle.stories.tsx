import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Toggle } from './Toggle.tsx'
import { Button } from '../Button/Button.tsx'

const meta = {
  component: Toggle,
  title: 'Components/Fields/Toggle',
  tags: ['autodocs'],
  args: { children: 'Show past events', onChange: fn() },
} satisfies Meta<typeof Toggle>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Show past events' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const WithADescription: Story = {
  args: { defaultSelected: true, description: 'Events of the last twelve months stay in the list.' },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Show past events' })
    await expect(toggle).toHaveAccessibleDescription('Events of the last twelve months stay in the list.')
    await userEvent.click(canvas.getByText('Show past events'))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = { args: { children: 'Words that say what is turned on, and then more. '.repeat(8) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: 'Send fee reminders', description: 'On the first day of each month.' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Toggle {...args}>Turn off fee reminders</Toggle>
      <Button variant="primary">Save</Button>
    </>
  ),
}
