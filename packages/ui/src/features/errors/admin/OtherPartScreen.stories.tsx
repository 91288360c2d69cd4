import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OtherPartScreen } from './OtherPartScreen.tsx'

const meta = {
  component: OtherPartScreen,
  title: 'Screens/Admin/Other part of the office',
  args: { part: 'payments', administrators: ['Salma Farooq'], homeHref: '/admin/dashboard' },
} satisfies Meta<typeof OtherPartScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible()
    await expect(canvas.getByText(/^Your account is for payments\./)).toHaveTextContent(
      'Your account is for payments. Ask Salma Farooq if you need this page.',
    )
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/admin/dashboard')
  },
}

export const Teaching: Story = {
  args: { part: 'teaching', administrators: ['Salma Farooq', 'محمد عثمان', 'Daniel Weiss'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your account is for teaching\./)).toHaveTextContent(
      /Ask Salma Farooq, محمد عثمان,? or Daniel Weiss if you need this page\./,
    )
  },
}

/** The user hasn’t loaded yet, or the backend sends no names. */
export const NobodyKnown: Story = {
  args: { part: undefined, administrators: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask an administrator with full access if you need this page.')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    administrators: Array.from({ length: 5 }, (_, index) => `Muhammad Nuruddin Abdurrahman al-Hashimi ${index}`),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
