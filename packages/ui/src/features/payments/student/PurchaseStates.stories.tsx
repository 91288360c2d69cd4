import type { Weekday } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { addReceipt, chooseMethod, clickButton, typeTimes } from '../form/paymentStoryActions.ts'
import type { PurchaseScreen } from './PurchaseScreen.tsx'
import screenMeta from './PurchaseScreen.stories.tsx'

const course = examples.listCourses[200].typical.course[3]!
const { terms } = examples.getPaymentTerms[200].typical

const meta = {
  ...screenMeta,
  title: 'Screens/Student/Purchase/Statuses',
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X86
export const AfterARejection: Story = {
  tags: ['axe'],
  args: {
    offer: ready({ course, paymentState: 'rejected', reason: 'The amount is too small.', lastMethod: 'jazzcash' }),
  },
  play: async ({ canvas }) => {
    // The method of the last receipt is not asked again (WCAG 3.3.7).
    await expect(canvas.getByRole('button', { name: /Payment method/ })).toHaveTextContent(/JazzCash|Wallet/)
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

const knownTimes = [{ from: '15:00', to: '15:30', days: [6, 7] as Weekday[] }]

/** The times of the student’s request aren’t asked again. */
export const Requested: Story = {
  args: { offer: ready({ course, paymentState: 'requested', knownTimes }) },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText(/15:00 – 15:30/)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /^From/ })).toBeNull()
    const steps = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(steps).toEqual(['1Pay', '2Add your receipt'])
    await addReceipt(context)
    await chooseMethod(context, 'Bank transfer')
    await clickButton(context, 'Submit')
    await waitFor(() => expect(context.args.onPurchase).toHaveBeenCalledTimes(1))
    await expect(context.args.onPurchase).toHaveBeenCalledWith(
      expect.objectContaining({ classTimings: [{ from: '15:00', to: '15:30', days: [6, 7] }] }),
    )
  },
}

/** Known times open to be changed. */
export const ChangesKnownTimes: Story = {
  args: { offer: ready({ course, paymentState: 'requested', knownTimes }) },
  play: async (context) => {
    await clickButton(context, 'Change your times')
    await expect(context.canvas.getByRole('group', { name: /^From/ })).toBeVisible()
    await typeTimes(context, 1, '1400', '1430')
    await addReceipt(context)
    await chooseMethod(context, 'Bank transfer')
    await clickButton(context, 'Submit')
    await waitFor(() =>
      expect(context.args.onPurchase).toHaveBeenCalledWith(
        expect.objectContaining({ classTimings: [{ from: '14:00', to: '14:30', days: [6, 7] }] }),
      ),
    )
  },
}

/** Copying something of an account chooses its payment method and where the payment comes from. */
export const FollowsTheAccount: Story = {
  args: { savedOrigin: undefined, offer: ready({ course, paymentState: 'none', terms }) },
  play: async ({ args, canvas, userEvent }) => {
    const method = canvas.getByRole('button', { name: /Payment method/ })
    const abroad = within(canvas.getByRole('region', { name: 'International students' }))
    await userEvent.click(abroad.getAllByRole('button', { name: /^Copy account number/ })[0]!)
    await waitFor(() => expect(method).toHaveTextContent('Bank transfer'))
    await expect(canvas.getByRole('radio', { name: 'Abroad' })).toBeChecked()
    await expect(args.onSaveOrigin).toHaveBeenLastCalledWith('international')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Copy wallet number/ })[0]!)
    await waitFor(() => expect(method).not.toHaveTextContent('Bank transfer'))
  },
}
