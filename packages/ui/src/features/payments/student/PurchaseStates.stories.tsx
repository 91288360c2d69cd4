import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'

const course = examples.listCourses[200].typical.course[3]!
const { terms: whole } = examples.getPaymentTerms[200].typical
const terms = { ...whole, price: 25, amount: 25 }
const { paymentInstructions, paymentWays, checkedWithinHours } = examples.getSettings[200].typical.settings

const meta = {
  component: PurchaseScreen,
  title: 'Screens/Student/Purchase/Standings',
  parameters: {
    now: new Date('2026-11-18T05:00:00Z'),
    school: { paymentInstructions, paymentWays, checkedWithinHours },
  },
  args: {
    offer: ready({ course, paymentState: 'none', terms }),
    coursesHref: '/student/courses',
    isGuideOpen: false,
    onCloseGuide: fn(),
    onPurchase: acceptSubmit(),
    savedOrigin: 'domestic',
    onSaveOrigin: fn(),
    appliedCode: undefined,
    onTryCode: acceptSubmit(),
    draft: undefined,
    onSaveDraft: fn(),
    onResetDraft: fn(),
    uploadProgress: undefined,
    onStopSending: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X86
export const AfterARejection: Story = {
  tags: ['axe'],
  args: { offer: ready({ course, paymentState: 'rejected', reason: 'The amount is too small.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The amount is too small.')).toBeVisible()
    await expect(canvas.getByText('The school did not accept your last receipt.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}

export const UnderReview: Story = {
  args: { offer: ready({ course, paymentState: 'underReview' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school is checking your payment for this course.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/student/courses')
  },
}

export const Enrolled: Story = {
  args: { offer: ready({ course, paymentState: 'enrolled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are enrolled in this course already.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

export const NotOffered: Story = {
  args: { offer: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school doesn’t offer this course.')).toBeVisible()
  },
}
