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
    signInHref: '#sign-in',
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
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  },
}

/** Returning visitors see the sign-in form first. */
export const KnownBrowser: Story = {
  args: { isFormFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/Sign in.*What the school says/)
  },
}

export const SignedIn: Story = {
  args: { signInHref: undefined, form: undefined, children: <h1>What the school says</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}

/** School, preferences and the link fit on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Sign in' })
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getByRole('combobox', { name: 'Language' }).getBoundingClientRect().width).toBe(44)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WithoutForm: Story = { args: { form: undefined, children: <h1>What the school says</h1> } }
export const LongText: Story = { args: { children: <p>{'A page of a visitor can be long. '.repeat(120)}</p> } }
