import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { RestrictionScreen } from './RestrictionScreen.tsx'

const onAskAgain = acceptSubmit()
const onSignOut = fn()
const sentence = 'It looks like your access has been restricted. Please reach out to the administrator for assistance'

const meta = {
  component: RestrictionScreen,
  title: 'Screens/Public/Restriction',
  args: { reader: { is: 'blocked', onRecheck: onAskAgain, onSignOut } },
} satisfies Meta<typeof RestrictionScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.restriction.1, D40.3, X6
export const Typical: Story = {
  tags: ['axe'],
  parameters: { school: examples.getSettings[200].typical.settings },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'office@maktab.test' })).toHaveAttribute(
      'href',
      'mailto:office@maktab.test',
    )
    await expect(canvas.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('My%20access%20is%20restricted'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(onSignOut).toHaveBeenCalledTimes(1)
  },
}

/** A signed-out visitor. */
// proves 1§2.routes.5, 1§2.restriction.1
export const Visitor: Story = {
  args: { reader: { is: 'visitor', signInHref: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** An account that isn’t blocked. */
// proves 1§2.routes.5, 1§2.restriction.1
export const Allowed: Story = {
  args: { reader: { is: 'allowed', homeHref: '/student/enrolled-courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute(
      'href',
      '/student/enrolled-courses',
    )
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ContactUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visit the office, or reply to a message the school sent you/)).toBeVisible()
  },
}

export const StillRestricted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByText('Your access is still restricted.')).toBeVisible()
    await expect(onAskAgain).toHaveBeenCalledTimes(1)
  },
}

const pendingRequest = neverSettle()

export const Sending: Story = {
  args: { reader: { is: 'blocked', onRecheck: pendingRequest, onSignOut } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Check again' })
    await userEvent.dblClick(button)
    await expect(pendingRequest).toHaveBeenCalledTimes(1)
  },
}

export const Offline: Story = {
  args: {
    reader: {
      is: 'blocked',
      onRecheck: rejectSubmit('Can’t connect. Check your internet connection and try again.'),
      onSignOut,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Can’t connect')
  },
}

export const LongText: Story = { parameters: { school: examples.getSettings[200].longText.settings } }
