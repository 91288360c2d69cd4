import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  title: 'Components/Fields/TextField',
  tags: ['autodocs'],
  args: { label: 'Name', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Zaynab')
    await expect(args.onChange).toHaveBeenLastCalledWith('Zaynab')
  },
}

/** Removes direction marks and line breaks from pasted text. */
export const Pasted: Story = {
  args: { label: 'Contact number', type: 'tel' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Contact number' }))
    await userEvent.paste('\u202A+92 300 1234567\u202C\t')
    await expect(args.onChange).toHaveBeenLastCalledWith('+92 300 1234567 ')
  },
}

export const Required: Story = { args: { isRequired: true } }

export const WithDescription: Story = {
  args: { description: 'As on the certificate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As on the certificate')
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { errorMessage: 'Name is required', description: 'As on the certificate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Name is required/)
  },
}

export const Urdu: Story = { args: { defaultValue: 'زینب ملک' } }
export const Email: Story = { args: { label: 'Email', type: 'email', defaultValue: 'zaynab@maktab.test' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Zaynab' } }
export const LongText: Story = {
  args: {
    label: 'A label that says a great deal more than a label should '.repeat(3),
    errorMessage: 'An error that explains itself at length. '.repeat(5),
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Guardian’s phone', type: 'tel', description: 'With country code: +92 300 0000000' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <TextField label="Phone" placeholder="Enter the phone number of the guardian here, with country code" />
  ),
}
