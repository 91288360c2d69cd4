import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { StatementScreen } from './StatementScreen.tsx'

const { typical, empty, longText, recorded } = examples.getStatement[200]
const retry = fn()

const meta = {
  component: StatementScreen,
  title: 'Screens/Shared/Statement',
  args: {
    statement: ready(typical.statement),
    period: { from: '2026-01-01', until: '2026-11-21' },
    onPeriod: fn(),
    onClose: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof StatementScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X104
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Statement' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows).toHaveLength(1 + typical.statement.lines.length)
    await expect(rows[1]).toBe('1 Jan 2026Tajweed for beginnersC-1$45$45')
    await expect(rows[2]).toBe('1 Jan 2026Tajweed for beginnersC-1$45$0')
    await expect(rows.at(-1)).toBe('20 Nov 2026Qaida for childrenC-7 · under review$25$35')
    await expect(canvas.getByText('Balance due').parentElement).toHaveTextContent(/Balance dueNone$/)
    await expect(canvas.getByText('Under review').parentElement).toHaveTextContent(/Under review\$35$/)
    await waitFor(() => expect(document.title).toBe('Statement Zaynab Malik 2026-01-01 2026-11-21'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Export Statement Zaynab Malik as CSV' }))
    await expect(await canvas.findByText(`${rows.length - 1} rows exported`)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** The amount due excludes payments under review. */
export const DueAndUnderReview: Story = {
  args: { statement: ready({ ...typical.statement, closing: [{ currency: 'USD', amount: 80 }] }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Balance due')).parentElement).toHaveTextContent(/\$45$/)
    await expect(canvas.getByText('Under review').parentElement).toHaveTextContent(/\$35$/)
  },
}

// proves X104
export const FromBefore: Story = {
  args: {
    statement: ready({ ...typical.statement, opening: [{ currency: 'USD', amount: 12.5 }] }),
  },
  play: async ({ canvas }) => {
    const [, first] = within(await canvas.findByRole('table', { name: 'Statement' })).getAllByRole('row')
    await expect(first).toHaveTextContent('Opening balance$12.50')
  },
}

// proves X104
export const ReceiptRejected: Story = {
  args: { statement: ready(longText.statement) },
  play: async ({ canvas }) => {
    const [month] = within(await canvas.findByRole('table', { name: 'Statement' }))
      .getAllByRole('row')
      .toReversed()
    await expect(month).toHaveTextContent(/· receipt rejected/)
  },
}

/** Payments in parts, and a refund that is not owed again. */
// proves X231
export const Recorded: Story = {
  args: { statement: ready(recorded.statement) },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'Statement' })).getAllByRole('row')
    const texts = rows.map(({ textContent }) => textContent)
    await expect(texts.at(-2)).toBe('18 Nov 2026Tajweed for beginnersF1-1-2610V · Cash$20$25')
    await expect(texts.at(-1)).toBe('20 Nov 2026حفظ جزء عمّC-5 · refund · Cash-$15-$15$25')
    await expect(canvas.getByText('Balance due').parentElement).toHaveTextContent(/\$25$/)
  },
}

/** The form and the document end on the same day. */
export const SameLastDay: Story = {
  play: async ({ canvas }) => {
    const [day, month, year] = within(await canvas.findByRole('group', { name: 'Period' }))
      .getAllByRole('spinbutton', { name: /To/ })
      .map((segment) => segment.getAttribute('aria-valuenow'))
    await expect(new Set([day, month, year])).toEqual(new Set(['11', '2026', '21']))
    const last = canvas.getByText('To', { selector: 'dt' })
    await expect(last.parentElement).toHaveTextContent('21 Nov 2026')
  },
}

export const Empty: Story = {
  args: { statement: ready(empty.statement) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No charges or payments in this period.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { statement: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Period' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { statement: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Period' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** The backend has no statements. */
export const NotTold: Story = {
  args: { statement: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No statement available')).toBeVisible()
  },
}

export const LongText: Story = { args: { statement: ready(longText.statement) } }
export const Phone: Story = {
  args: { statement: ready(longText.statement) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
