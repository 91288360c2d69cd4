import { fromMinorUnits } from './minorUnits.ts'

type Status = 'due' | 'pending' | 'paid' | 'rejected' | 'waived'

/** Something that changes what a student owes, at a moment. */
export type LedgerEntry<Told> = { at: number; amount: number; currency: string; told: Told }
/** What is owed by currency, in its minor units. */
type Balances = ReadonlyMap<string, number>

type Charge = {
  charged_at: number
  is_charged: 0 | 1
  sent_at: number | null
  amount: number
  currency: string
  status: Status
}

type Booked<One> = Omit<One, 'status'> & { status: Exclude<Status, 'waived'>; what: 'charge' | 'payment' }

/** What a payment changes: it is owed from when it was charged, and no longer from when what was approved was sent. */
export function toLedgerEntries<One extends Charge>(payment: One): LedgerEntry<Booked<One>>[] {
  const { amount, currency } = payment
  const { status } = payment
  if (payment.is_charged === 0 || status === 'waived') return []
  const charge = { at: payment.charged_at, amount, currency, told: { ...payment, status, what: 'charge' as const } }
  if (status !== 'paid' || payment.sent_at === null) return [charge]
  return [
    charge,
    { at: payment.sent_at, amount: -amount, currency, told: { ...payment, status, what: 'payment' as const } },
  ]
}

/** The entries in their order, each with what is owed in its currency after it. */
export function addRunningBalances<Told>(entries: readonly LedgerEntry<Told>[], opening: Balances = new Map()) {
  const balances = new Map(opening)
  const lines = entries.map((entry) => {
    const balance = (balances.get(entry.currency) ?? 0) + entry.amount
    balances.set(entry.currency, balance)
    return { ...entry, balance }
  })
  return { lines, balances }
}

/** Of each currency in which something is owed, or was paid too much, how much. */
export function serializeBalances(balances: Balances): { currency: string; amount: number }[] {
  return [...balances]
    .filter(([, amount]) => amount !== 0)
    .map(([currency, amount]) => ({ currency, amount: fromMinorUnits(amount, currency) }))
}
