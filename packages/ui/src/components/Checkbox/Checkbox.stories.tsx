import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  title: 'Components/Fields/Checkbox',
  tags: ['autodocs'],
  args: { children: 'I speak Urdu', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'I speak Urdu' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Invalid: Story = { tags: ['axe'], args: { isInvalid: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: 'Send me reminders by email' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { children: 'Don’t turn off email reminders', defaultSelected: true },
}
