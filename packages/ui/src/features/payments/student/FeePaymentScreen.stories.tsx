import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { clickButton, expectPaymentFitsPhone, fillPayment } from '#features/payments/form/paymentStoryActions.ts'
import { toOwnFee } from '#lib/money/familyFees.ts'
import { failed, loading, ready } from '#remote.ts'
import { withDisplayCurrency } from '#testing/storyState.tsx'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { FeePaymentScreen } from './FeePaymentScreen.tsx'

const { typical, longText } = examples.listOwnFees[200]
const [overdue, , pending, paid] = typical.fees.map(toOwnFee)
const long = toOwnFee(longText.fees[0]!)
const { paymentInstructions, paymentWays } = examples.getSettings[200].typical.settings
const rates = examples.getSettings[200].typical.settings.rates.slice(0, 1)

const meta = {
  component: FeePaymentScreen,
  title: 'Screens/Student/Fee payment',
  parameters: { school: { paymentInstructions, paymentWays, timeZone: 'Asia/Karachi', viewerZone: 'Asia/Karachi' } },
  args: {
    fee: ready(overdue),
    savedOrigin: 'domestic',
    onSaveOrigin: fn(),
    billingHref: '/student/billing',
    draft: undefined,
    onSaveDraft: fn(),
    onResetDraft: fn(),
    onPay: acceptSubmit(),
    sendsMails: true,
    uploadProgress: undefined,
    onStopSending: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FeePaymentScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X98
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Pay a monthly fee/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$45')
    await expect(canvas.getByText(/October 2026/)).toBeVisible()
    await expect(canvas.getAllByText(overdue!.reference)[0]).toBeVisible()
    await expect(canvas.getByText('The school reviews your payment and emails you the decision.')).toBeVisible()
  },
}

/** Approximate amount in the payer’s currency, if the school has set an exchange rate. */
// proves X121
export const InAnotherCurrency: Story = {
  decorators: [withDisplayCurrency('PKR')],
  parameters: { school: { rates } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Total\$45.*≈about Rs\s?12,661\s?at the 3 Nov 2026 rate\s?$/)
  },
}

// proves X98
export const Pays: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fillPayment(context)
    await userEvent.type(canvas.getByRole('textbox', { name: /Transaction number on your receipt/ }), ' FT-1 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Payment' }))
    const draft = {
      feeID: 3,
      paymentMethod: 'bank transfer',
      transactionId: 'FT-1',
      origin: 'domestic',
      receipt: expect.any(File) as File,
    }
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(draft))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Payment' }))
    await waitFor(() => expect(canvas.getAllByText(/required/i).length).toBeGreaterThan(0))
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { onPay: rejectSubmit(examples.payFee[422].alreadyPaid.error) },
  play: async (context) => {
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await expect(await context.canvas.findByText('This fee is settled.')).toBeVisible()
  },
}

// proves X98
export const Rejected: Story = {
  args: { fee: ready(long) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your last receipt wasn’t approved.')).toBeVisible()
    await expect(canvas.getByText(long.reason ?? '')).toBeVisible()
  },
}

export const UnderReview: Story = {
  tags: ['axe'],
  args: { fee: ready(pending) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Replace your receipt?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(canvas.getByText(/Your new receipt replaces it when you submit/)).toBeInTheDocument()
  },
}

/** The list is refetched while submitting; the form keeps the amount that it was opened with. */
// proves X98
export const UnderReviewMeanwhile: Story = {
  render: (args) => <Read {...args} />,
  play: async (context) => {
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled())
    await expect(context.canvas.queryByText('The school is reviewing your receipt.')).toBeNull()
  },
}

function Read(props: ComponentProps<typeof FeePaymentScreen>) {
  const [isSent, setIsSent] = useState(false)
  const pay: typeof props.onPay = async (draft) => {
    setIsSent(true)
    return props.onPay(draft)
  }
  return <FeePaymentScreen {...props} fee={ready({ ...overdue!, ...(isSent && { status: 'pending' }) })} onPay={pay} />
}

// proves X70
export const NothingFilledIn: Story = {
  parameters: { school: examples.getSettings[200].empty.settings },
  play: async (context) => {
    await expect(context.canvas.getAllByText('Example')).toHaveLength(2)
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await waitFor(() => expect(context.args.onPay).toHaveBeenCalledTimes(1))
  },
}

/** Promises no email if the school sends none. */
export const WithoutMails: Story = {
  args: { sendsMails: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school reviews your payment.')).toBeVisible()
    await expect(canvas.queryByText(/email/)).toBeNull()
  },
}

// proves X73
export const KeptDraft: Story = {
  args: { draft: { transactionId: 'FT-1' } },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: /Transaction number on your receipt/ })
    await expect(number).toHaveValue('FT-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear form' }))
    await expect(number).toHaveValue('')
    await expect(args.onResetDraft).toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onPay: neverSettle(), uploadProgress: 0.4 },
  play: async (context) => {
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await expect(await context.canvas.findByRole('progressbar', { name: 'Sending your receipt' })).toBeVisible()
  },
}

// proves X142
export const Discounted: Story = {
  args: { fee: ready({ ...overdue!, discount: 9, discountName: 'Siblings', amount: 36 }) },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Price\$45.*Siblings-\$9.*Total\$36/)
  },
}

/** A fee from before a change of currency keeps the currency of that time. */
// proves X85
export const InTheCurrencyOfThen: Story = {
  args: { fee: ready({ ...overdue!, currency: 'EUR' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent('€45')
  },
}

export const Settled: Story = {
  args: { fee: ready(paid) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This fee is settled.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Payment' })).toBeNull()
  },
}

export const Gone: Story = {
  args: { fee: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This fee no longer exists.')).toBeVisible()
  },
}

export const LongText: Story = { args: { fee: ready(long) } }

export const Loading: Story = { args: { fee: loading } }

export const Failed: Story = { args: { fee: failed('Something went wrong', fn()) } }

// proves X73
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: expectPaymentFitsPhone,
}
