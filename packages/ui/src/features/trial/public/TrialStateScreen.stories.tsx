import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { TrialStateScreen } from './TrialStateScreen.tsx'

const { typical, arranged, held, notHeld, declined, registered, longText } = examples.getTrial[200]
const address = 'https://school.example/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq6M'

const meta = {
  component: TrialStateScreen,
  title: 'Screens/Public/Your trial lesson',
  args: {
    trial: ready(typical),
    isNew: false,
    address,
    registerHref: '#register',
    requestHref: '#request',
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof TrialStateScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Right after sending the request. */
export const Typical: Story = {
  tags: ['axe'],
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We received your request' })).toBeVisible()
    await expect(canvas.getByText('What happens next')).toBeVisible()
    await expect(canvas.getByText('Keep this page')).toBeVisible()
  },
}

export const Requested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your trial lesson is requested' })).toBeVisible()
  },
}

export const Arranged: Story = {
  args: { trial: ready(arranged) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join lesson' })).toHaveAttribute('href', arranged.trial.lesson.link)
  },
}

/** The family is in New York, the school in Karachi. */
export const ElsewhereInTheWorld: Story = {
  args: {
    trial: ready({ ...arranged, timeZone: 'Asia/Karachi', trial: { ...arranged.trial, zone: 'America/New_York' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/11:00/)).toBeVisible()
    await expect(canvas.getByText('21:00')).toBeVisible()
  },
}

export const ArrangedWithoutLink: Story = {
  args: {
    trial: ready({ ...arranged, trial: { ...arranged.trial, lesson: { ...arranged.trial.lesson, link: null } } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Join lesson' })).toBeNull()
  },
}

export const Held: Story = {
  args: { trial: ready(held) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#register')
  },
}

export const NotHeld: Story = { args: { trial: ready(notHeld) } }

export const Declined: Story = {
  args: { trial: ready(declined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(declined.trial.reason)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask for another time' })).toHaveAttribute('href', '#request')
  },
}

export const Registered: Story = {
  args: { trial: ready(registered) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull()
  },
}

export const Loading: Story = { args: { trial: loading } }

export const Failed: Story = { args: { trial: failed('Something went wrong', fn()) } }

export const LongText: Story = { args: { trial: ready(longText) } }

export const Phone: Story = {
  args: { trial: ready(arranged) },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
