import { examples } from '@maktab/contract/examples'
import type { Act } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { AuditLogCard } from '#features/events/admin/EventBillingScreen.tsx'

const { typical, payments, lessons, school, longText } = examples.listActs[200]
const all: Act[] = [...school.acts, ...lessons.acts, ...payments.acts, ...typical.acts]
const of = { kind: 'teacher', id: 4 } as const

const meta = {
  component: AuditLogCard,
  title: 'Screens/Admin/Teacher/History',
  args: { auditLog: ready(typical.acts), record: of },
} satisfies Meta<typeof AuditLogCard>
export default meta

type Story = StoryObj<typeof meta>

/** Shows the newest five decisions, then all; the page’s own record isn’t named. */
// proves X60
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('listitem')
    await expect(rows()).toHaveLength(5)
    await expect(rows()[0]).toHaveTextContent(/Blocked by/)
    await expect(rows()[0]).toHaveTextContent('Salma Farooq (you)')
    await expect(rows()[0]).toHaveTextContent(/20 Nov 2026, 10:32 GMT ?\+5Missed two lessons/)
    await expect(rows()[2]).toHaveTextContent(/Unblocked by/)
    await expect(rows()[2]).toHaveTextContent(/Yusuf Kareem/)
    await expect(rows()[2]).toHaveTextContent(/14 May 2026, 15:32 GMT ?\+5$/)
    await userEvent.click(canvas.getByRole('button', { name: `Show all ${typical.acts.length} entries` }))
    await expect(rows()).toHaveLength(typical.acts.length)
    await expect(rows()[5]).toHaveTextContent(/assigned by/)
    await expect(rows()[5]).toHaveTextContent('Tajweed for beginners')
    await expect(canvas.queryByText(/Khadija/)).toBeNull()
  },
}

/** Every kind of decision and record; records other than the page’s are named. */
// proves X60
export const EveryKind: Story = {
  args: { auditLog: ready(all) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Show all ${all.length} entries` }))
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    const kinds = new Set(all.map(({ kind }) => kind))
    await expect(kinds.size).toBe(22)
    for (const [index, { who, kind, record, what }] of all.entries()) {
      const row = rows[index] ?? ''
      await expect(row).toContain(who?.name ?? 'the system administrator')
      if (what !== null && !(record.kind === of.kind && record.id === of.id)) await expect(row).toContain(what)
      if (kind === 'rejectPayment') await expect(row).toContain('Payment rejected by')
    }
  },
}

export const Empty: Story = {
  args: { auditLog: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No history yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { auditLog: loading } }

export const Failed: Story = {
  args: { auditLog: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Reasons may contain personal data, so they are masked. */
// proves X1
export const Covered: Story = {
  decorators: [
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Missed two lessons/)).toBeNull()
    await expect(canvas.getAllByRole('img', { name: 'Hidden in privacy mode' })).toHaveLength(2)
  },
}

export const LongText: Story = {
  args: { auditLog: ready(longText.acts) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
