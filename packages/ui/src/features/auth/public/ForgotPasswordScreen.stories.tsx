import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const meta = {
  component: ForgotPasswordScreen,
  title: 'Screens/Public/Forgot password',
  args: { onSendLink: acceptSubmit(), sentMessage: undefined, signInHref: '#sign-in' },
} satisfies Meta<typeof ForgotPasswordScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.passwords.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), ' zaynab@maktab.test {Enter}')
    await waitFor(() => expect(args.onSendLink).toHaveBeenCalledWith({ email: 'zaynab@maktab.test' }))
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '#sign-in')
  },
}

// proves 2§2.passwords.1, 2§5.12
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(args.onSendLink).not.toHaveBeenCalled()
  },
}

// proves 2§8.1
export const Refused: Story = {
  args: { onSendLink: rejectSubmit('Failed to send reset link. Please try again.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'zaynab@maktab.test{Enter}')
    await expect(await canvas.findByText('Failed to send reset link. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('zaynab@maktab.test')
  },
}

export const Sending: Story = {
  args: { onSendLink: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'zaynab@maktab.test{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending…' }))
    await expect(args.onSendLink).toHaveBeenCalledTimes(1)
  },
}

export const Sent: Story = {
  args: { sentMessage: examples.requestPasswordReset[200].sent.message },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reset link sent to your email.')
  },
}

// proves 2§8.2
export const SentWithoutWords: Story = {
  args: { sentMessage: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reset link sent to your email.')
  },
}

export const LongText: Story = { args: { sentMessage: 'A great deal is to be said about this link. '.repeat(12) } }
