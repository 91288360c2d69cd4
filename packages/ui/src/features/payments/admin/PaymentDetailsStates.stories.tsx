import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { PaymentDetails } from './PaymentDetails.tsx'
import page from './PaymentDetails.stories.tsx'

/** Payment details that are loading, failed or unsupported by the backend. */
const meta = {
  ...page,
  component: PaymentDetails,
  title: 'Screens/Admin/Receipt/States',
  args: { ...page.args, facts: loading, fallback: <p>What the list tells</p>, decision: <p>The two answers</p> },
} satisfies Meta<typeof PaymentDetails>
export default meta

type Story = StoryObj<typeof meta>

const { typical, partlyPaid, together } = examples.getPayment[200]

// proves X90
export const Loading: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the list tells')).toBeVisible()
    await expect(canvas.queryByText('The two answers')).toBeNull()
  },
}

// proves X90
export const NotTold: Story = {
  args: { facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the list tells')).toBeVisible()
    await expect(canvas.getByText('The two answers')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { facts: failed('Something went wrong', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The two answers')).toBeVisible()
    await expect(canvas.getByText(/^We couldn’t check for duplicates, and some details are missing\./)).toBeVisible()
    await expect(canvas.getByText('What the list tells')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.facts?.state === 'failed' && args.facts.retry).toHaveBeenCalledTimes(1)
  },
}

const isShown = (element: HTMLElement) => element.checkVisibility()

/** Several payments with the same receipt are grouped in one notice. */
// proves X90
export const ManyAlike: Story = {
  args: {
    facts: ready({
      ...typical.payment,
      alike: Array.from({ length: 8 }, (_, index) => ({
        ...typical.payment.alike[0]!,
        why: 'sameBytes' as const,
        payment: { ...typical.payment.alike[0]!.payment, id: 100 + index },
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const compareButtons = () => canvas.getAllByRole('button', { name: 'Compare' }).filter(isShown)
    // The first can be compared at once; the list has a button for each.
    await expect(compareButtons()).toHaveLength(1)
    await userEvent.click(canvas.getByText('8 other payments have this receipt'))
    await waitFor(() => expect(compareButtons()).toHaveLength(8))
    await userEvent.click(compareButtons()[3]!)
    await expect(await screen.findByRole('dialog', { name: 'Compare receipts' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The receipt pays what recorded payments leave. */
export const PartlyPaid: Story = {
  args: { facts: ready(partlyPaid.payment) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ left$/)).toHaveTextContent('$20 of $45 paid, $25 left')
  },
}

/** One receipt for the fees of two children. */
// proves X292
export const Together: Story = {
  args: { facts: ready(together.payment) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One receipt for several payments, total/)).toHaveTextContent('$130')
    await expect(canvas.getByText('محمد عثمان')).toBeVisible()
    await expect(canvas.queryByText(/^Duplicate receipt/)).toBeNull()
  },
}
