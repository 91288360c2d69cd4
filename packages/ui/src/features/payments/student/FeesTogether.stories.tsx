import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { clickButton, expectPaymentFitsPhone, fillPayment } from '#features/payments/form/paymentStoryActions.ts'
import { getSiblingFees, toOwnFee } from '#lib/money/familyFees.ts'
import { ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { FeePaymentScreen } from './FeePaymentScreen.tsx'

const [overdue, due] = examples.listOwnFees[200].typical.fees.map(toOwnFee)
const siblingFees = getSiblingFees(examples.getFamily[200].typical.children)
const long = toOwnFee(examples.listOwnFees[200].longText.fees[0]!)
const { paymentInstructions, paymentWays } = examples.getSettings[200].typical.settings

const meta = {
  component: FeePaymentScreen,
  title: 'Screens/Student/Fee payment/Several fees',
  parameters: { school: { paymentInstructions, paymentWays, timeZone: 'Asia/Karachi', viewerZone: 'Asia/Karachi' } },
  args: {
    fee: ready(overdue),
    familyFees: [overdue!, due!, ...siblingFees],
    savedOrigin: 'domestic',
    onSaveOrigin: fn(),
    billingHref: '/student/billing',
    draft: undefined,
    onSaveDraft: fn(),
    onResetDraft: fn(),
    onPay: acceptSubmit(),
    onPayTogether: acceptSubmit(),
    sendsMails: true,
    uploadProgress: undefined,
    onStopSending: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FeePaymentScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The total follows the selection; each fee has a reference. */
// proves X291
export const PaysTogether: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const summary = () => canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary()).toHaveTextContent('$45')
    const others = within(canvas.getByRole('group', { name: /^Pay other fees with the same receipt/ }))
    await userEvent.click(others.getByRole('checkbox', { name: /^محمد عثمان · ناظرہ قرآن, November 2026 · \$40/ }))
    await expect(summary()).toHaveTextContent('$85')
    for (const { reference } of [overdue!, ...siblingFees]) await expect(canvas.getByText(reference)).toBeVisible()
    await userEvent.click(others.getByRole('checkbox', { name: /^Tajweed for beginners, November 2026/ }))
    await expect(summary()).toHaveTextContent(/\+ 2 more.*\$130/)
    await userEvent.click(others.getByRole('checkbox', { name: /^Tajweed for beginners, November 2026/ }))
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    const draft = {
      fees: [3, 9],
      paymentMethod: 'bank transfer',
      origin: 'domestic',
      receipt: expect.any(File) as File,
    }
    await waitFor(() => expect(args.onPayTogether).toHaveBeenCalledWith(draft))
    await expect(args.onPay).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

/** Opened from the overview of the family: all fees are selected. */
// proves X291
export const AllSelected: Story = {
  args: { isAllSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$130')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
  },
}

/** Without a selection the fee is paid alone. */
export const PaysAlone: Story = {
  play: async (context) => {
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await waitFor(() => expect(context.args.onPay).toHaveBeenCalledTimes(1))
    await expect(context.args.onPayTogether).not.toHaveBeenCalled()
  },
}

/** The fee of a sibling is paid without switching to them. */
export const OfASibling: Story = {
  args: { fee: ready(siblingFees[0]), familyFees: siblingFees },
  play: async (context) => {
    await expect(context.canvas.getByText('محمد عثمان')).toBeVisible()
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    const draft = expect.objectContaining({ fees: [9] }) as { fees: number[] }
    await waitFor(() => expect(context.args.onPayTogether).toHaveBeenCalledWith(draft))
  },
}

/** Another parent has already paid one of the fees. */
export const RefusedTogether: Story = {
  args: { isAllSelected: true, onPayTogether: rejectSubmit('', examples.payFees[422].settled.error) },
  play: async (context) => {
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await expect(await context.canvas.findByText(/Already settled: Tajweed for beginners/)).toBeVisible()
  },
}

export const LongText: Story = {
  args: { fee: ready(long), familyFees: [long, overdue!, ...siblingFees], isAllSelected: true },
}

/** A backend that takes one receipt for one fee only. */
export const WithoutPayingTogether: Story = {
  args: { familyFees: [], onPayTogether: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

// proves X291
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { familyFees: [overdue!, ...siblingFees] },
  play: expectPaymentFitsPhone,
}
