import type { PaymentKind } from '@maktab/contract/schema'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import { notFound } from '#lib/HttpError.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { calculateBalance } from './itemBalance.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { type PaymentEntry, readEntries } from './paymentEntries.ts'
import { selectItems } from './paymentSources.ts'
import { readPeriod } from './reportPeriods.ts'
import { getPaymentReference } from './receiptQueries.ts'

/** Charges and payments of a student in order; without a period, all until now. */
export const getStatement: Handler<'getStatement'> = async (call) => {
  const { query, database, services, now } = call
  const student = await readStudent(call)
  const { timeZone } = await readSettings(database, services)
  const { from } = query
  const until = query.until ?? getDayInZone(timeZone, now)
  const { since, before } = readPeriod({ from: from ?? until, until }, { timeZone, now })
  const isBefore = ({ at }: { at: number }) => from !== undefined && at < since
  const items = await selectItems(database).selectAll('items').where('student_id', '=', student.id).execute()
  const entriesOf = await readEntries(database, { by: 'student_id', among: [student.id] })
  // Charges come before payments of the same moment.
  const entries = items
    .flatMap((item) => toLedgerEntries(item, entriesOf(item.kind, item.id)))
    .toSorted((one, other) => one.at - other.at)
  const earlier = addRunningBalances(entries.filter(isBefore))
  const { lines, balances } = addRunningBalances(
    entries.filter((entry) => !isBefore(entry) && entry.at < before),
    earlier.balances,
  )
  return {
    statement: {
      student: student.name,
      from: from ?? null,
      until,
      opening: serializeBalances(earlier.balances),
      lines: lines.map(({ at, balance, currency, amount, item }) => ({
        day: getDayInZone(timeZone, at),
        what: item.what,
        kind: item.kind,
        id: item.id,
        item: item.item,
        reference: getPaymentReference(item),
        status: item.status,
        amount: fromMinorUnits(item.moved ?? Math.abs(amount), currency),
        currency,
        balance: fromMinorUnits(balance, currency),
        ...toEntryDetails(item, currency),
      })),
      closing: serializeBalances(balances),
    },
  }
}

/** The student of a statement: the caller, or the one an administrator requests. */
async function readStudent({ query, account, database }: OperationRequest<'getStatement'>) {
  const { studentId } = query
  const students = database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['students.id', 'accounts.name'])
  const found =
    account.role === 'admin'
      ? await students.where('students.id', '=', studentId ?? 0).executeTakeFirst()
      : await students.where('accounts.id', '=', account.id).executeTakeFirst()
  if (!found || (studentId !== undefined && studentId !== found.id)) throw notFound()
  return found
}

/** A change of a student's balance at a moment. */
type LedgerEntry<Line> = { at: number; amount: number; currency: string; item: Line }
/** The amount due by currency, in minor units. */
type Balances = ReadonlyMap<string, number>

type StatementItem = {
  kind: PaymentKind
  id: number
  item: string
  reference: string | null
  amount: number
  currency: string
  status: 'due' | 'pending' | 'paid' | 'rejected' | 'waived'
  charged_at: number | null
  sent_at: number | null
  has_receipt: 0 | 1
}

type Line = Pick<StatementItem, 'kind' | 'id' | 'item' | 'reference'> & {
  what: 'charge' | 'payment' | 'refund'
  status: 'due' | 'pending' | 'paid' | 'rejected'
  entry?: PaymentEntry
  /** The amount of an entry, which a refund's change of the balance may differ from. */
  moved?: number
  credit?: number
}

/**
 * The ledger entries of an item: a charge when it was created or first paid, then its payments and refunds. Without
 * entries, an approved payment counts when it was sent.
 */
function toLedgerEntries(item: StatementItem, entries: readonly PaymentEntry[]): LedgerEntry<Line>[] {
  const { kind, id, amount, currency, reference } = item
  const { charged, credit } = calculateBalance(item, entries)
  const valid = entries.filter(({ voided_at }) => voided_at === null)
  const line = { kind, id, item: item.item, reference, status: statusOf(item, entries) }
  const charge = {
    at: Math.min(item.charged_at ?? Infinity, ...valid.map(({ paid_at }) => paid_at)),
    amount: charged,
    currency,
    item: { ...line, what: 'charge' as const },
  }
  const charges = charged > 0 ? [charge] : []
  if (entries.length > 0) {
    const moves = valid.map((entry) => {
      const lowered = credit > 0 ? entry.credit : 0
      const change = entry.type === 'payment' ? -entry.amount : entry.amount - lowered
      const what = entry.type
      return {
        at: entry.paid_at,
        amount: change,
        currency,
        item: { ...line, what, entry, moved: entry.amount, credit: lowered },
      }
    })
    return [...charges, ...moves]
  }
  if (item.status !== 'paid' || item.sent_at === null) return charges
  return [...charges, { at: item.sent_at, amount: -amount, currency, item: { ...line, what: 'payment' as const } }]
}

/** A partly paid item without a receipt is due, not under review. */
function statusOf({ status, has_receipt }: StatementItem, entries: readonly PaymentEntry[]): Line['status'] {
  if (status === 'waived') return 'paid'
  return status === 'pending' && has_receipt === 0 && entries.length > 0 ? 'due' : status
}

function toEntryDetails({ entry, credit = 0 }: Line, currency: string) {
  if (!entry) return {}
  const lowered = credit > 0 && { credit: fromMinorUnits(credit, currency) }
  return { entryId: entry.id, method: entry.method, ...lowered }
}

/** The entries in order, each with the balance in its currency after it. */
function addRunningBalances<Item>(entries: readonly LedgerEntry<Item>[], opening: Balances = new Map()) {
  const balances = new Map(opening)
  const lines = entries.map((entry) => {
    const balance = (balances.get(entry.currency) ?? 0) + entry.amount
    balances.set(entry.currency, balance)
    return { ...entry, balance }
  })
  return { lines, balances }
}

/** The non-zero balances, including overpayments. */
function serializeBalances(balances: Balances): { currency: string; amount: number }[] {
  return [...balances]
    .filter(([, amount]) => amount !== 0)
    .map(([currency, amount]) => ({ currency, amount: fromMinorUnits(amount, currency) }))
}
