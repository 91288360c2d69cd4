import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { StudentReceiptsPrintScreen } from './StudentReceiptsPrintScreen.tsx'

const { typical, longText } = examples.listStudentBillingDetails[200]
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="tan"/></svg>',
)}`
const purchases = typical.data.map((one, index) => ({
  ...one,
  receipt: one.receipt && picture,
  amount: 40 + index,
  currency: 'USD',
}))

const meta = {
  component: StudentReceiptsPrintScreen,
  title: 'Screens/Admin/Student printouts',
  args: { billing: ready(purchases), chosen: undefined, onChoose: fn(), onClose: fn(), onPrint: fn() },
} satisfies Meta<typeof StudentReceiptsPrintScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X82
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const sheets = await canvas.findAllByRole('article')
    await expect(sheets).toHaveLength(purchases.length)
    for (const [index, { reference }] of purchases.entries()) await expect(sheets[index]).toHaveTextContent(reference)
    const title = `${purchases[0]?.payer}’s receipts`
    await expect(document.title).toBe(title)
    await expect(canvas.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title])
    const [first] = canvas.getAllByRole('checkbox')
    await userEvent.click(first!)
    await expect(args.onChoose).toHaveBeenCalledWith(purchases.slice(1).map(({ id }) => `course-${id}`))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

const fees = examples.listFees[200].typical.fees
  .filter(({ student }) => student.id === 1)
  .map((fee) => ({ ...fee, receipt: fee.receipt && picture }))
const events = [
  {
    id: 2,
    title: 'محفلِ قراءت',
    billing: {
      ...examples.getEventBilling[200].paid.billingDetails,
      receipt: picture,
      amount: 10,
      discount: 0,
      currency: 'USD',
    },
  },
]

// proves X82
export const OfAllKinds: Story = {
  args: { billing: ready(purchases.slice(0, 2)), fees: ready(fees), events: ready(events) },
  play: async ({ canvas }) => {
    const sent = fees.filter(({ status }) => status === 'paid' || status === 'pending')
    const sheets = await canvas.findAllByRole('article')
    await expect(sheets).toHaveLength(2 + sent.length + 1)
    const [first] = sent
    await expect(within(sheets[2]!).getByText('Period').parentElement).toHaveTextContent(/^PeriodAugust 2026$/)
    await expect(sheets[2]).toHaveTextContent(first!.reference)
    await expect(sheets.at(-1)).toHaveTextContent('محفلِ قراءت')
    await expect(canvas.getByRole('checkbox', { name: /August 2026/ })).toBeChecked()
  },
}

// proves X81
export const Discounted: Story = {
  args: { billing: ready(purchases.slice(1, 2).map((one) => ({ ...one, amount: 40, discount: 10 }))) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article')
    await expect(within(sheet).getByText('Price').parentElement).toHaveTextContent('Price$50')
    await expect(within(sheet).getByText('Discount').parentElement).toHaveTextContent('(Siblings)')
  },
}

/** A failed list blocks the whole page, so that no receipt is missing unnoticed. */
export const FeesFailed: Story = {
  args: { fees: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Some: Story = {
  args: { chosen: [`course-${purchases[1]!.id}`] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(purchases.length)
  },
}

export const NothingChosen: Story = {
  args: { chosen: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Select at least one receipt to print/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
}

export const Empty: Story = {
  args: { billing: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No billing details found.')).toBeVisible()
  },
}

export const Loading: Story = { args: { billing: loading } }
export const Failed: Story = { args: { billing: failed('Something went wrong', fn()) } }
export const LongText: Story = { args: { billing: ready(longText.data) } }
