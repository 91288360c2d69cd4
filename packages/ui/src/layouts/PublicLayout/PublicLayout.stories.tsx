import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PublicLayout } from './PublicLayout.tsx'

const meta = {
  component: PublicLayout,
  title: 'Layouts/PublicLayout',
  parameters: { layout: 'fullscreen' },
  args: {
    language: 'en',
    onLanguageChange: fn(),
    scheme: 'light',
    onSchemeChange: fn(),
    signInHref: '/',
    children: <h1>Register</h1>,
  },
} satisfies Meta<typeof PublicLayout>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.routes.8
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Register')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <h1>Register</h1>
        <p>{'A page of a visitor can be long. '.repeat(120)}</p>
      </>
    ),
  },
}
