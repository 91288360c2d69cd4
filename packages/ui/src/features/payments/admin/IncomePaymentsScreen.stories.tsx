import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { IncomePaymentsScreen } from './IncomePaymentsScreen.tsx'

const { counted, longText } = examples.listPayments[200]
const retry = fn()

const meta = {
  component: IncomePaymentsScreen,
  title: 'Screens/Admin/Income payments',
  args: {
    title: 'November 2026',
    period: { from: '2026-11-01', until: '2026-11-21' },
    payments: ready(counted.payments),
    incomeHref: '/admin/income',
    getPaymentHref: ({ studentId }) => `/admin/students?student=${studentId}&tab=billing`,
  },
} satisfies Meta<typeof IncomePaymentsScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X233
export const Typical: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Payments/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Income' })).toHaveAttribute('href', '/admin/income')
    await expect(canvas.getByText('$62.50')).toBeVisible()
    await expect(canvas.getByText('4 entries')).toBeVisible()
    const rows = within(canvas.getByRole('table', { name: 'Payments' })).getAllByRole('row')
    await expect(rows).toHaveLength(1 + counted.payments.length)
    await expect(rows.at(-1)).toHaveTextContent('-$15')
    await expect(rows.at(-1)).toHaveTextContent('Refund')
    const [first] = canvas.getAllByRole('link', { name: /^See payment/ })
    await expect(first).toHaveAttribute('href', '/admin/students?student=1&tab=billing')
  },
}

export const Empty: Story = {
  args: { payments: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible()
    await expect(canvas.getByText('No payments in this period')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { title: undefined, payments: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading payments')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { payments: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { title: longText.payments[0]!.item, payments: ready(longText.payments) } }
export const Phone: Story = {
  args: { payments: ready(longText.payments) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
