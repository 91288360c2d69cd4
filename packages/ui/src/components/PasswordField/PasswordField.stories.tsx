import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  title: 'Components/Fields/PasswordField',
  tags: ['autodocs'],
  args: { label: 'Password', onChange: fn() },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const ShownAndHidden: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'open sesame')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('open sesame')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const Invalid: Story = { tags: ['axe'], args: { errorMessage: 'Password is required', isRequired: true } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'New password', description: 'At least eight characters.' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'New password', errorMessage: 'The password needs at least eight characters.', isRequired: true },
}
