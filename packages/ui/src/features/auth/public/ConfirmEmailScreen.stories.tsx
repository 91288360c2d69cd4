import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx'

const { linkOld, linkUsed } = examples.confirmEmail[422]

const meta = {
  component: ConfirmEmailScreen,
  title: 'Screens/Public/Confirm email',
  args: { hasLink: true, onConfirm: acceptSubmit(), nextPage: { href: '#sign-in', isSignedIn: false } },
} satisfies Meta<typeof ConfirmEmailScreen>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm my email' }))

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await press(context)
    await expect(await canvas.findByText('Your email is confirmed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  },
}

export const SignedIn: Story = {
  args: { nextPage: { href: '#home', isSignedIn: true } },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#home')
  },
}

export const Sending: Story = {
  args: { onConfirm: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm my email' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const LinkUsed: Story = {
  args: { onConfirm: rejectSubmit(linkUsed.error) },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(linkUsed.error)
    await expect(context.canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}

export const LinkOld: Story = {
  args: { onConfirm: rejectSubmit(linkOld.error) },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(linkOld.error)
    await expect(context.canvas.getByText(/You can request a new link after signing in/)).toBeVisible()
  },
}

export const NoLink: Story = {
  args: { hasLink: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is incomplete.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
