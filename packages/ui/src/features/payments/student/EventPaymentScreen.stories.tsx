import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { failed, loading, ready } from '#remote.ts'
import { withDisplayCurrency } from '#testing/storyState.tsx'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { EventPaymentScreen } from './EventPaymentScreen.tsx'
import { addReceipt, clickButton, expectPaymentFitsPhone, fillPayment } from '../form/paymentStoryActions.ts'

const events = examples.listStudentEvents[200]
const [entry] = events.pendingWithoutReceipt.events
const { paymentInstructions, paymentWays, checkedWithinHours } = examples.getSettings[200].typical.settings
const rates = examples.getSettings[200].typical.settings.rates.slice(0, 1)
const terms = { ...examples.getPaymentTerms[200].typical.terms, reference: 'E3-1K', price: 15, amount: 15 }
const sentence = 'Please select a payment method and upload a receipt.'

const meta = {
  component: EventPaymentScreen,
  title: 'Screens/Student/Event payment',
  decorators: [
    (Story) => (
      <CopyTextContext value={async () => true}>
        <Story />
      </CopyTextContext>
    ),
  ],
  parameters: {
    now: new Date('2026-11-18T05:00:00Z'),
    school: { paymentInstructions, paymentWays, checkedWithinHours },
  },
  args: {
    entry: ready(entry),
    terms,
    eventsHref: '/student/event',
    onPay: acceptSubmit(),
    savedOrigin: undefined,
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
} satisfies Meta<typeof EventPaymentScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§1.5, 2§2.studentEvents.7
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Pay for an event/ })).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }))
    await expect(summary.getByText(entry!.event.title)).toBeVisible()
    await expect(summary.getByText('$15')).toBeVisible()
    await expect(canvas.getByText('9 Jan 2027, 16:00 GMT+5')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Domestic students' })).toBeVisible()
    await expect(canvas.getAllByText('E3-1K')[0]).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'International students' })).toBeVisible()
    await expect(canvas.getByText(/You can join once the school approves it/)).toBeVisible()
  },
}

/** Approximate amount in the payer’s currency, if the school has set an exchange rate. */
// proves X121
export const InAnotherCurrency: Story = {
  decorators: [withDisplayCurrency('PKR')],
  parameters: { school: { rates } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Total\$15.*≈about Rs\s?4,220\s?at the 3 Nov 2026 rate\s?$/)
  },
}

// proves 2§2.studentEvents.6
export const Pays: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fillPayment(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'Abroad' }))
    await expect(args.onSaveOrigin).toHaveBeenLastCalledWith('international')
    await clickButton(context, 'Submit Payment')
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith({
        eventID: entry!.eventID,
        receipt: expect.any(File),
        method: 'bank',
        origin: 'international',
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

// proves 2§9.1, 2§9.2
export const PaymentMethods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['JazzCash', 'Bank transfer'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

// proves 2§5.1, 2§8.7
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await clickButton(context, 'Submit Payment')
    await expect(await canvas.findAllByText(sentence)).toHaveLength(1)
    const method = canvas.getByRole('button', { name: /Payment method/ })
    const receipt = canvas.getByRole('button', { name: 'Choose image' })
    await expect(receipt).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(method).toHaveAccessibleDescription(/Payment method is required/)
    await waitFor(() => expect(receipt).toHaveFocus())
    await addReceipt(context)
    await waitFor(() => expect(canvas.getAllByText(sentence)).toHaveLength(1))
    await clickButton(context, 'Submit Payment')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Payment method/ })).toHaveFocus())
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onPay: neverSettle(), uploadProgress: 0.6 },
  play: async (context) => {
    const { canvas, args } = context
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    const bar = await canvas.findByRole('progressbar', { name: 'Sending your receipt' })
    await expect(bar).toHaveAttribute('aria-valuenow', '60')
    await clickButton(context, 'Submitting...')
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await clickButton(context, 'Stop sending')
    await expect(args.onStopSending).toHaveBeenCalledTimes(1)
    await expect(args.onPay).toHaveBeenCalledTimes(1)
  },
}

/** The error is shown next to the button; the values stay for another attempt. */
// proves 2§8.6
export const Refused: Story = {
  args: { onPay: rejectSubmit('Something went wrong. Please try again.') },
  play: async (context) => {
    const { canvas, args } = context
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    await expect(canvas.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
    await clickButton(context, 'Submit Payment')
    await waitFor(() => expect(args.onPay).toHaveBeenCalledTimes(2))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const RefusedAtTheReceipt: Story = {
  args: { onPay: rejectSubmit('', examples.submitEventPayment[422].tooLarge.error) },
  play: async (context) => {
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await expect(await context.canvas.findByText('The image is larger than 5 MB.')).toBeVisible()
  },
}

// proves 2§2.studentEvents.6
export const CancellingAsksFirst: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await addReceipt(context)
    await clickButton(context, 'Cancel')
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

export const ViewerInAnotherZone: Story = {
  parameters: { school: { viewerZone: 'America/New_York' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 Jan 2027, 06:00')).toBeVisible()
    await expect(canvas.getByText('Karachi').closest('small')).toHaveTextContent(/^16:00 in Karachi$/)
  },
}

export const Loading: Story = { args: { entry: loading } }

const retry = fn()

export const Failed: Story = {
  args: { entry: failed('Error fetching events', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { entry: ready(events.longText.events[0]) } }

/** A school without settings: accounts are examples, but paying works. */
// proves 2§2.studentEvents.6, X73
export const NothingFilledIn: Story = {
  parameters: { school: examples.getSettings[200].empty.settings },
  play: async (context) => {
    await expect(context.canvas.getAllByText('Example')).toHaveLength(2)
    await fillPayment(context)
    await clickButton(context, 'Submit Payment')
    await waitFor(() => expect(context.args.onPay).toHaveBeenCalledTimes(1))
  },
}

// proves X73
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: expectPaymentFitsPhone,
}
