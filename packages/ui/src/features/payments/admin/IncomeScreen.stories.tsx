import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { IncomeScreen } from './IncomeScreen.tsx'

const { typical, empty, huge, longText, firstMonths } = examples.getIncome[200]
const { payments } = examples.listPayments[200].typical
const retry = fn()

const meta = {
  component: IncomeScreen,
  title: 'Screens/Admin/Income',
  args: {
    income: ready(typical),
    period: { from: '2026-01-01', until: '2026-12-31' },
    onPeriod: fn(),
    onReadPayments: fn(async () => payments),
    getPaymentsHref: (key) => `/admin/income?payments=${key}`,
    onOpenPayments: fn(),
  },
} satisfies Meta<typeof IncomeScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X103
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible()
    await expect(canvas.getAllByText('$8,275')[0]).toBeVisible()
    await expect(canvas.getByText('200 payments')).toBeVisible()
    const items = within(canvas.getByRole('table', { name: 'By course and event' }))
    // The refunds and the total are the last rows.
    await expect(items.getAllByRole('row')).toHaveLength(1 + typical.items.length + 2)
    await expect(items.getAllByRole('row')[1]).toHaveTextContent('Tajweed for beginners62$2,790')
    const methods = within(canvas.getByRole('table', { name: 'By payment method' }))
    await expect(methods.getAllByRole('row')[2]).toHaveTextContent('JazzCash70$3,100')
    const shares = methods
      .getAllByRole('row')
      .slice(1, 1 + typical.methods.length)
      .map((row) => {
        const bar = row.querySelector('[aria-hidden] > span')!
        return bar.getBoundingClientRect().width / bar.parentElement!.getBoundingClientRect().width
      })
    for (const [at, { amount }] of typical.methods.entries()) {
      await expect(shares[at]).toBeCloseTo(amount / typical.total.amount, 1)
    }
    // Payments in other currencies are not part of the totals.
    const others = within(canvas.getByRole('table', { name: 'In other currencies' }))
    await expect(others.getAllByRole('row')[1]).toHaveTextContent(/^PKR3Rs\s?45,000\.50$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Export Payments as CSV' }))
    await expect(args.onReadPayments).toHaveBeenCalledTimes(1)
    await expect(await canvas.findByText(`${payments.length} rows exported`)).toBeInTheDocument()
  },
}

/** Methods with the same display name are summed. */
export const OneNameOfSeveralMethods: Story = {
  args: {
    income: ready({
      ...typical,
      methods: [
        { method: 'bank', count: 1, amount: 4500 },
        { method: 'jazzcash', count: 2, amount: 5000 },
        { method: 'bank transfer', count: 3, amount: 43_000 },
        { method: 'Bank Transfer', count: 4, amount: 3000 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'By payment method' })).getAllByRole('row')
    await expect(rows).toHaveLength(3 + 2)
    await expect(rows[1]).toHaveTextContent('Bank transfer8$505')
    await expect(rows[2]).toHaveTextContent('JazzCash2$50')
  },
}

/** Each number leads to the payments behind it; refunds are a line of their own. */
// proves X233
export const NumbersAreLinks: Story = {
  play: async ({ canvas, args, canvasElement, userEvent }) => {
    const linkIn = (table: string, name: string) =>
      within(canvas.getByRole('table', { name: table })).getByRole('link', { name })
    await expect(linkIn('By course and event', 'Tajweed for beginners')).toHaveAttribute(
      'href',
      '/admin/income?payments=course-1',
    )
    await expect(linkIn('By payment method', 'JazzCash')).toHaveAttribute(
      'href',
      '/admin/income?payments=method-jazzcash',
    )
    const cellsOf = (name: string) =>
      [...linkIn('By payment method', name).closest('tr')!.cells].map(({ textContent }) => textContent)
    await expect(cellsOf('Refunds')).toEqual(['Refunds', '2', '-$55'])
    await expect(cellsOf('Total')).toEqual(['Total', '202', '$8,275'])
    await expect(canvas.getByRole('link', { name: '2 refunds' })).toHaveAttribute(
      'href',
      '/admin/income?payments=refunds',
    )
    await userEvent.click(canvasElement.querySelector('svg [data-target]')!)
    await expect(args.onOpenPayments).toHaveBeenCalledWith('month-2026-01')
  },
}

export const LessThanTheMonthBefore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ less than in$/)).toHaveTextContent(
      'December 2026: $126, $775 less than in November 2026',
    )
  },
}

/** In the first two months the numbers say more than a chart. */
export const FirstMonths: Story = {
  args: { income: ready(firstMonths) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('figure')).toBeNull()
    const rows = within(canvas.getByRole('table', { name: 'Income by month' })).getAllByRole('row')
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthPaymentsAmount',
      'October 20264$160',
      'November 20265$225',
    ])
    await expect(canvas.getByText(/ more than in$/)).toHaveTextContent('$65 more than in October 2026')
  },
}

export const Empty: Story = {
  args: { income: ready(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments in this period')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { income: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading income')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { income: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** The backend has no income statistics. */
export const NotTold: Story = {
  args: { income: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Income isn’t available')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export Payments as CSV' })).toBeNull()
  },
}

export const FileFails: Story = {
  args: { onReadPayments: fn(async () => Promise.reject(new Error('The line is broken'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Payments as CSV' }))
    await expect(await canvas.findByText('Couldn’t create the file. Try again.')).toBeVisible()
  },
}

export const Huge: Story = { args: { income: ready(huge) } }
export const LongText: Story = {
  args: { income: ready(longText) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
