import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const meta = {
  component: ResetPasswordScreen,
  title: 'Screens/Public/Reset password',
  args: {
    email: 'zaynab@maktab.test',
    isExpired: false,
    onResetPassword: acceptSubmit(),
    doneMessage: undefined,
    forgotPasswordHref: '#forgot',
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof ResetPasswordScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const typeTwice = async (
  { canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>,
  repeated = 'open sesame',
) => {
  await userEvent.type(canvas.getByLabelText(/^Password\W*$/), 'open sesame')
  await userEvent.type(canvas.getByLabelText(/^Re-enter password/), `${repeated}{Enter}`)
}

// proves 2§2.passwords.2, 2§2.passwords.3
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    // Tells a password manager which account the new password belongs to.
    const email = context.canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue('zaynab@maktab.test')
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toHaveAttribute('readonly')
    await typeTwice(context)
    await waitFor(() => expect(context.args.onResetPassword).toHaveBeenCalledWith('open sesame'))
  },
}

// proves D41.2
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    await typeTwice(context, 'open sesamE')
    await expect(await context.canvas.findByText('Passwords don’t match')).toBeVisible()
    await expect(context.args.onResetPassword).not.toHaveBeenCalled()
  },
}

export const LinkUsed: Story = {
  args: { onResetPassword: rejectSubmit(examples.resetPassword[422].linkUsed.error) },
  play: async (context) => {
    await typeTwice(context)
    await expect(await context.canvas.findByText(examples.resetPassword[422].linkUsed.error)).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '#forgot')
  },
}

// proves 2§5.11, 2§8.5
export const InvalidLink: Story = {
  args: { email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid or missing token and email.')).toBeVisible()
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
  },
}

export const Expired: Story = {
  args: { isExpired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has already been used or has expired.')
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '#forgot')
  },
}

export const Sending: Story = {
  args: { onResetPassword: neverSettle() },
  play: async (context) => {
    await typeTwice(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Saving password…' }))
    await expect(context.args.onResetPassword).toHaveBeenCalledTimes(1)
  },
}

// proves 2§8.4
export const Done: Story = {
  args: { doneMessage: examples.resetPassword[200].reset.message },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password reset successful.')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  },
}

// proves 2§8.4
export const DoneWithoutWords: Story = {
  args: { doneMessage: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password reset successful.')
  },
}

export const LongText: Story = { args: { doneMessage: 'The password is set, and there is more to say. '.repeat(12) } }
