import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'

const { email } = examples.getCurrentUser[200].teacher.user

const meta = {
  component: SessionExpiredDialog,
  title: 'Screens/Public/Sign in again',
  args: { isOpen: true, email, onSignIn: acceptSubmit(), onSignOut: fn() },
} satisfies Meta<typeof SessionExpiredDialog>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function send({ userEvent }: Play, text = 'open sesame'): Promise<void> {
  await screen.findByRole('alertdialog', { name: 'Sign in again' })
  await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus())
  await userEvent.keyboard(`${text}{Enter}`)
}

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSignIn).toHaveBeenCalledWith({ email, password: 'open sesame' }))
  },
}

/** Escape doesn’t close it; only signing in or out does. */
export const EscapeClosesNothing: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Log out instead' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}

export const EmailUnknown: Story = {
  args: { email: '' },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Sign in again' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveFocus())
    await userEvent.keyboard(email)
    await expect(
      screen.queryByText(/If you sign in with a different account, this page will close and your edits will be lost/),
    ).toBeNull()
  },
}

export const SomebodyElse: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^Email/ })
    await expect(field).toHaveValue(email)
    await userEvent.clear(field)
    await userEvent.type(field, 'student@maktab.test')
    await waitFor(() =>
      expect(
        screen.getByText(/If you sign in with a different account, this page will close and your edits will be lost/),
      ).toBeVisible(),
    )
  },
}

const rejected = examples.signIn[401].wrongPassword.error

export const WrongPassword: Story = {
  args: { onSignIn: rejectSubmit(rejected) },
  play: async (context) => {
    await send(context, 'wrong')
    await expect(await screen.findByRole('alert')).toHaveTextContent(rejected)
    await expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
    await expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong')
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByText('Password is required', { selector: 'span' })).toBeVisible())
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onSignIn: neverSettle() },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /Signing in/ }))
    await expect(context.args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

export const Offline: Story = {
  args: { onSignIn: rejectSubmit('Can’t connect. Check your internet connection and try again.') },
  play: async (context) => {
    await send(context)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect')
  },
}

export const LongText: Story = {
  args: {
    email: examples.getCurrentUser[200].longText.user.email,
    onSignIn: rejectSubmit('This account can’t be used at the moment. '.repeat(8)),
  },
}
