import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { completeDraft } from './registrationStoryActions.ts'
import { RegistrationCompletePage } from './RegistrationCompletePage.tsx'

const [first, second] = examples.listCourses[200].typical.course

const meta = {
  component: RegistrationCompletePage,
  title: 'Screens/Public/Create student account/Registered',
  parameters: { school: examples.getSettings[200].typical.settings },
  args: { email: completeDraft.email, courses: [], signInHref: '#sign-in', homeHref: '#home' },
} satisfies Meta<typeof RegistrationCompletePage>
export default meta

type Story = StoryObj<typeof meta>

// proves D20.1, X74, X98
export const Sent: Story = {
  tags: ['axe'],
  args: {
    courses: [
      {
        name: first!.name,
        state: 'underReview',
        price: 45,
        pricing: 'monthly',
        code: 'SIBLINGS',
        reference: 'R-4K7MPX',
      },
      { name: second!.name, state: 'free', price: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your course is under review')).toBeVisible()
    await expect(canvas.getByText(second!.name)).toBeVisible()
    const [row] = canvas.getAllByRole('listitem')
    await expect(row).toHaveTextContent(/\$45 a month · minus your SIBLINGS discount · Reference: R-4K7MPX$/)
    await expect(canvas.getByText(/Your courses are waiting for the school’s approval/)).toBeVisible()
    await expect(canvas.getByText(/usually reviewed within 24 hours/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'School contact details' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '#home')
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}

/** A free course is available at once (decision 55), with nothing paid or under review. */
export const FreeOnly: Story = {
  args: { courses: [{ name: second!.name, state: 'free', price: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your free course is ready')).toBeVisible()
    await expect(canvas.getByText(second!.name)).toBeVisible()
    await expect(canvas.queryByText(/under review|receipt|reviewed within/)).toBeNull()
  },
}

/** A course without a receipt: the school proposes a teacher first, then the family pays. */
// proves D300.4
export const Requested: Story = {
  tags: ['axe'],
  args: { courses: [{ name: first!.name, state: 'requested', price: 45, pricing: 'monthly' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school has your request')).toBeVisible()
    await expect(canvas.getByText('The school suggests a teacher and a time.')).toBeVisible()
    await expect(canvas.getByText('You pay from your dashboard when you agree.')).toBeVisible()
    await expect(canvas.queryByText(/under review|receipt|approval/)).toBeNull()
  },
}

// proves D20.1
export const SentWithoutCourses: Story = {
  args: { courses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You haven’t chosen a course yet\. See all of them under Courses/)).toBeVisible()
    await expect(canvas.queryByText(/under review/)).toBeNull()
  },
}

/** The account exists even if signing in failed. */
export const NotSignedIn: Story = {
  args: { homeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can now sign in with/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  },
}
