import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VisitorPageLayout } from './VisitorPageLayout.tsx'

const meta = {
  component: VisitorPageLayout,
  title: 'Layouts/VisitorPageLayout',
  parameters: { layout: 'fullscreen' },
  args: {
    language: 'en',
    onLanguageChange: fn(),
    scheme: 'light',
    onSchemeChange: fn(),
    homeHref: '/',
    form: <h1>Sign in</h1>,
    children: <p>What the school says</p>,
  },
} satisfies Meta<typeof VisitorPageLayout>
export default meta

type Story = StoryObj<typeof meta>

/** New visitors see the school's content first. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/What the school says.*Sign in/)
    await expect(canvas.getByRole('link', { name: 'Maktab' })).toHaveAttribute('href', '/')
  },
}

/** Returning visitors see the sign-in form first. */
export const KnownBrowser: Story = {
  args: { isFormFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/Sign in.*What the school says/)
  },
}

export const WithoutForm: Story = { args: { form: undefined, children: <h1>What the school says</h1> } }
export const LongText: Story = { args: { children: <p>{'A page of a visitor can be long. '.repeat(120)}</p> } }
