import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { EmailConfirmationPendingScreen } from './ConfirmEmailScreen.tsx'

const { email } = examples.getCurrentUser[200].unconfirmed.user

const meta = {
  component: EmailConfirmationPendingScreen,
  title: 'Screens/Public/Await email',
  args: { email, onSendAgain: acceptSubmit(), onSignOut: fn() },
} satisfies Meta<typeof EmailConfirmationPendingScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  parameters: { school: examples.getSettings[200].typical.settings },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await expect(canvas.getByText(email)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend link' }))
    await expect(await canvas.findByText('Email sent.')).toBeVisible()
    await expect(args.onSendAgain).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}

export const Unknown: Story = {
  args: { email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Almost done\. Open the link we emailed you to confirm your email/)).toBeVisible()
  },
}

export const Sending: Story = {
  args: { onSendAgain: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Resend link' }))
    await expect(args.onSendAgain).toHaveBeenCalledTimes(1)
  },
}

export const TooOften: Story = {
  args: { onSendAgain: rejectSubmit(examples.sendConfirmation[429].tooManyTries.error) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.')
  },
}

export const LongText: Story = {
  args: { email: examples.getCurrentUser[200].longText.user.email },
  parameters: { school: examples.getSettings[200].longText.settings },
}
