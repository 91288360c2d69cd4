import { examples } from '@maktab/contract/examples'
import { createPdf } from '@maktab/contract/createPdf'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { PaymentDetails } from './PaymentDetails.tsx'

const { typical, alone, fee, longText } = examples.getPayment[200]

const meta = {
  component: PaymentDetails,
  title: 'Screens/Admin/Receipt',
  args: {
    facts: ready(typical.payment),
    fallback: <p>What the list tells</p>,
    decision: <p>The two answers</p>,
    studentHref: (id) => `#student-${id}`,
    copyText: fn(async () => true),
    onSaveTransactionId: acceptSubmit(),
    onCorrect: acceptSubmit(),
  },
} satisfies Meta<typeof PaymentDetails>
export default meta

type Story = StoryObj<typeof meta>

// proves X90
export const Suspicious: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('The two answers')).toBeVisible()
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('$40')
    await expect(canvas.getByText(/^Price/)).toHaveTextContent('Price $50, discount $10')
    await expect(canvas.getByText('Current price', { exact: false })).toHaveTextContent('Current price: $60')
    await userEvent.click(canvas.getByText(/other payment has this receipt/))
    await expect(canvas.getByText(/^Duplicate receipt, also sent for:/)).toHaveTextContent('Aisha Rahman')
    await expect(canvas.getByText(/^Same transaction number, different amount:/)).toBeVisible()
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#student-3')
    await expect(within(canvas.getByRole('region')).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Reference' }))
    await expect(args.copyText).toHaveBeenCalledWith('C2-2K')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Compare' })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare receipts' }))
    await expect(dialog.getAllByRole('img', { name: /^Receipt/ })).toHaveLength(2)
    await expect(dialog.getAllByRole('button', { name: 'Zoom in' })).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const FromBefore: Story = {
  args: { facts: ready(alone.payment) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('$10')
    await expect(canvas.getByText('Not provided')).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const NumberTyped: Story = {
  args: { facts: ready(alone.payment) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.keyboard('TRX-7{Enter}')
    await expect(args.onSaveTransactionId).toHaveBeenCalledWith('TRX-7', null)
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus())
  },
}

export const SomebodyWasAhead: Story = {
  args: { facts: ready(alone.payment), onSaveTransactionId: rejectSubmit('Someone else changed this.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.keyboard('TRX-7{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone else changed this.')
    await expect(canvas.getByRole('textbox')).toHaveValue('TRX-7')
  },
}

/** Another user changed the number while the field was open. */
export const ReadAgainMeanwhile: Story = {
  args: { facts: ready(alone.payment), onSaveTransactionId: rejectSubmit('Someone else changed this.') },
  render: function WithNews(args) {
    const [transactionId, setTransactionId] = useState<string | null>(null)
    return (
      <>
        <PaymentDetails {...args} facts={ready({ ...alone.payment, transactionId })} />
        <button type="button" style={{ minInlineSize: 44, minBlockSize: 44 }} onClick={() => setTransactionId('TRX-9')}>
          ↻
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.keyboard('TRX-7')
    await userEvent.click(canvas.getByRole('button', { name: '↻' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('TRX-7')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(args.onSaveTransactionId).toHaveBeenLastCalledWith('TRX-7', null)
    await expect(await canvas.findByText(/^It’s now/)).toHaveTextContent('It’s now TRX-9.')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(args.onSaveTransactionId).toHaveBeenLastCalledWith('TRX-7', 'TRX-9')
  },
}

/** Shows the saved number and returns focus to the edit button. */
export const NumberKept: Story = {
  render: function WithSaved(args) {
    const [transactionId, setTransactionId] = useState<string | null>(null)
    return (
      <PaymentDetails
        {...args}
        facts={ready({ ...alone.payment, transactionId })}
        onSaveTransactionId={async (typed) => {
          setTransactionId(typed)
          return { state: 'done' }
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.keyboard('TRX-7{Enter}')
    await expect(await canvas.findByText('TRX-7')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
  },
}

const pdf = '/uploads/receipt-of-two-pages.pdf'

// proves X77
export const ComparedPdf: Story = {
  tags: ['slow'],
  args: {
    facts: ready({
      ...typical.payment,
      receipt: pdf,
      alike: typical.payment.alike.slice(0, 1).map((one) => ({ ...one, receipt: pdf })),
    }),
  },
  beforeEach: () => {
    const { fetch } = window
    window.fetch = async (input, init) =>
      new Request(input).url.includes(pdf) ? new Response(createPdf(['Paid 45.00', 'Terms'])) : fetch(input, init)
    return () => {
      window.fetch = fetch
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare receipts' }))
    const shown = dialog.getAllByRole<HTMLImageElement>('img', { name: /^Receipt/ })
    await waitFor(() => expect(shown.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Next page' })[1]!)
    await expect(dialog.getByText('1 of 2')).toBeVisible()
    await expect(dialog.getByText('2 of 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Today’s price is in the school’s current currency. */
export const PaidInAnother: Story = {
  args: {
    facts: ready({
      ...typical.payment,
      price: 60,
      priceNow: 60,
      payment: { ...typical.payment.payment, currency: 'EUR' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Price/)).toHaveTextContent('Price €60')
    await expect(canvas.getByText('Current price', { exact: false })).toHaveTextContent('Current price: $60')
    await expect(canvas.getByText('Paid from')).toBeVisible()
  },
}

// proves X92
export const Corrected: Story = {
  args: { facts: ready(longText.payment) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Correct the decision/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the decision' }))
    await expect(
      dialog.getByText(
        /The student loses the course and gets an email\. Their teachers, classes and lessons stay until you remove them/,
      ),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(dialog.getByText('Enter a reason for the correction.')).toBeVisible()
    await expect(args.onCorrect).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sent twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(args.onCorrect).toHaveBeenCalledWith('rejected', 'paid', 'Sent twice')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

// proves X92
export const Fee: Story = {
  args: { facts: ready({ ...fee.payment, payment: { ...fee.payment.payment, paymentStatus: 'paid' } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Monthly fee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Correct the decision/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the decision' }))
    await expect(
      dialog.getByText(/^The month becomes unpaid and the student gets an email\. They keep the course\./),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Under review again' }))
    await userEvent.keyboard('{Escape}')
  },
}

export const LongText: Story = {
  args: { facts: ready(longText.payment) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Urdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('$40')
  },
}

export const Unknown: Story = {
  args: { facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the list tells')).toBeVisible()
  },
}
