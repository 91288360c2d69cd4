import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const meta = {
  component: ForgotPasswordScreen,
  title: 'Screens/Public/Forgot password',
  args: { onSendLink: acceptSubmit(), sent: undefined, onChangeEmail: fn(), signInHref: '#sign-in' },
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

const sent = { email: 'zaynab@maktab.test', message: examples.requestPasswordReset[200].sent.message }

/** The field and the primary button are gone, so that nobody sends the link twice by mistake. */
export const Sent: Story = {
  tags: ['axe'],
  args: { sent },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Reset link sent to your email.')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
    await expect(args.onChangeEmail).toHaveBeenCalledTimes(1)
  },
}

// proves 2§8.2
export const SentWithoutWords: Story = {
  args: { sent: { ...sent, message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reset link sent to your email.')
  },
}

export const SendAgain: Story = {
  args: { sent, waitSeconds: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onSendLink).toHaveBeenCalledWith({ email: sent.email })
  },
}

export const SendAgainRefused: Story = {
  args: { sent, waitSeconds: 0, onSendLink: rejectSubmit('Too many attempts. Try again in 15 minutes.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.')
  },
}

export const LongText: Story = {
  args: {
    sent: {
      email: `${'x'.repeat(120)}@maktab.test`,
      message: 'A great deal is to be said about this link. '.repeat(12),
    },
  },
}
