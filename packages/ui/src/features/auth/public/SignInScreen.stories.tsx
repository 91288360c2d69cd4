import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@maktab/contract/examples'
import { expect, waitFor } from 'storybook/test'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { SignInScreen } from './SignInScreen.tsx'

const meta = {
  component: SignInScreen,
  title: 'Screens/Public/Sign in',
  args: {
    onSignIn: acceptSubmit(),
    forgotPasswordHref: '/forgot-password',
    createTeacherHref: '/create-teacher-account',
    createStudentHref: '/create-student-account',
  },
} satisfies Meta<typeof SignInScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.routes.1, 1§2.routes.2, 1§2.signIn.1, 1§2.signIn.2, 1§2.signIn.3
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'admin@maktab.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open sesame{Enter}')
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({ email: 'admin@maktab.test', password: 'open sesame' }),
    )
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    await expect(canvas.getByRole('link', { name: 'Create a student account' })).toHaveAttribute(
      'href',
      '/create-student-account',
    )
    await expect(canvas.getByRole('link', { name: 'Apply for a teacher account' })).toHaveAttribute(
      'href',
      '/create-teacher-account',
    )
  },
}

// proves 1§5.1
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'admin')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Password is required', { selector: 'span' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

const rejected = examples.signIn[401].wrongPassword.error

// proves D44.1
export const Refused: Story = {
  args: { onSignIn: rejectSubmit(rejected) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'somebody@maktab.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(rejected)
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('somebody@maktab.test')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('wrong')
  },
}

/** Server messages are rendered as text, never as markup (decision 43). */
// proves D43.1
export const MarkupIsText: Story = {
  args: { onSignIn: rejectSubmit('<b>No</b><img src="x" alt="">') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'admin@maktab.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open sesame{Enter}')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('<b>No</b><img src="x" alt="">')
    await expect(alert.querySelector('b, img')).toBeNull()
  },
}

export const Offline: Story = {
  args: {
    onSignIn: rejectSubmit('Can’t connect. Check your internet connection and try again.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'admin@maktab.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open sesame{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Can’t connect')
  },
}

export const Sending: Story = {
  args: { onSignIn: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'admin@maktab.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open sesame{Enter}')
    const button = await canvas.findByRole('button', { name: /Signing in/ })
    await userEvent.click(button)
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

export const ExpiredSession: Story = { args: { notice: 'expired' } }

export const AskedToSignIn: Story = { args: { notice: 'needed' } }

export const SignedOut: Story = { args: { notice: 'signedOut' } }

export const LongText: Story = {
  args: { onSignIn: rejectSubmit('This account can’t be used at the moment. '.repeat(8)) },
  play: async ({ canvas, userEvent }) => {
    await fillField(userEvent, canvas.getByLabelText(/^Email/), `${'a.very.long.name.'.repeat(6)}end@maktab.test`)
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open sesame{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
