import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ready } from '#remote.ts'
import type { PurchaseScreen } from './PurchaseScreen.tsx'
import screenMeta from './PurchaseScreen.stories.tsx'

const course = examples.listCourses[200].typical.course[3]!

const meta = {
  ...screenMeta,
  title: 'Screens/Student/Purchase/Statuses',
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X86
export const AfterARejection: Story = {
  tags: ['axe'],
  args: { offer: ready({ course, paymentState: 'rejected', reason: 'The amount is too small.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The amount is too small.')).toBeVisible()
    await expect(canvas.getByText('Your last receipt wasn’t approved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}

export const UnderReview: Story = {
  args: { offer: ready({ course, paymentState: 'underReview' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school is reviewing your payment for this course.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/student/courses')
  },
}

export const Enrolled: Story = {
  args: { offer: ready({ course, paymentState: 'enrolled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re already enrolled in this course.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

export const NotOffered: Story = {
  args: { offer: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school doesn’t offer this course.')).toBeVisible()
  },
}
