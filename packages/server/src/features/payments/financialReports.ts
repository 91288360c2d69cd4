import type { WallDay } from '@maktab/calendar/WallDay'
import { toInstant, getDayInZone } from '@maktab/calendar/zonedTime'
import { sql } from 'kysely'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { getMinorUnitDigits } from '#lib/currency.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectAllPayments, selectSumsPerPeriod, readSums } from './listPayments.ts'
import { listMonthsBetween, type Period, readPeriod } from './reportPeriods.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { getPaymentReference } from './receiptQueries.ts'
import { notFound } from '#lib/HttpError.ts'

// Fees are income of their course.
const itemKind = sql<'course' | 'event'>`case when kind = 'event' then 'event' else 'course' end`
const counted = [sql<number | string>`count(*)`.as('count'), sql<number | string>`sum(payments.amount)`.as('sum')]

/** The payments of a period, summed up by the database in whole minor units per currency. */
export const getIncome: Handler<'getIncome'> = async ({ query, database, services, now }) => {
  const { timeZone, currency } = await readSettings(database, services)
  const period = readPeriod(query, { timeZone, now })
  const all = paidIn(database, period)
  const own = all.where('currency', '=', currency)
  const currencies = await all.select('currency').select(counted).groupBy('currency').orderBy('currency').execute()
  const items = await own
    .select([itemKind.as('kind'), 'item_id', 'item'])
    .select(counted)
    .groupBy([itemKind, 'item_id', 'item'])
    .orderBy('sum', 'desc')
    .orderBy(itemKind)
    .orderBy('item_id')
    .execute()
  const methods = await own.select('method').select(counted).groupBy('method').orderBy('sum', 'desc').execute()
  const total = currencies.find((one) => one.currency === currency)
  return {
    currency,
    minorDigits: getMinorUnitDigits(currency),
    total: total ? numbersOf(total) : { count: 0, amount: 0 },
    months: await readMonths(own, period, timeZone),
    items: items.map(({ kind, item_id: id, item: name, ...sums }) => ({ kind, id, name, ...numbersOf(sums) })),
    methods: methods.map(({ method, ...sums }) => ({ method, ...numbersOf(sums) })),
    others: currencies
      .filter((one) => one !== total)
      .map(({ currency: code, ...sums }) => ({
        currency: code,
        minorDigits: getMinorUnitDigits(code),
        ...numbersOf(sums),
      })),
  }
}

function paidIn(database: Database, { since, before }: Period) {
  return selectAllPayments(database)
    .where('status', '=', 'paid')
    .where('sent_at', '>=', since)
    .where('sent_at', '<', before)
}

/** PostgreSQL returns sums as strings because they could exceed a safe integer; these can't. */
function numbersOf({ count, sum }: { count: number | string; sum: number | string }) {
  return { count: Number(count), amount: Number(sum) }
}

async function readMonths(own: ReturnType<typeof paidIn>, { from, until, before }: Period, timeZone: string) {
  const months = listMonthsBetween(from, until)
  const borders = [...months.map((day: WallDay) => toInstant(timeZone, day, '00:00')), before]
  const at = sql.ref('sent_at')
  const counts = await own.select(selectSumsPerPeriod(at, borders)).executeTakeFirst()
  const amounts = await own.select(selectSumsPerPeriod(at, borders, sql.ref('amount'))).executeTakeFirst()
  const countOf = readSums(counts, months.length)
  const amountOf = readSums(amounts, months.length)
  return months.map((day, index) => ({
    month: day.slice(0, 'yyyy-MM'.length),
    count: countOf[index] ?? 0,
    amount: amountOf[index] ?? 0,
  }))
}

/** Charges and payments of a student in order; without a period, all until now. */
export const getStatement: Handler<'getStatement'> = async (call) => {
  const { query, database, services, now } = call
  const student = await readStudent(call)
  const { timeZone } = await readSettings(database, services)
  const { from } = query
  const until = query.until ?? getDayInZone(timeZone, now)
  const { since, before } = readPeriod({ from: from ?? until, until }, { timeZone, now })
  const isBefore = ({ at }: { at: number }) => from !== undefined && at < since
  const payments = await selectAllPayments(database)
    .selectAll('payments')
    .where('student_id', '=', student.id)
    .execute()
  // Charges come before payments of the same moment.
  const entries = payments.flatMap(toLedgerEntries).toSorted((one, other) => one.at - other.at)
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
        amount: fromMinorUnits(Math.abs(amount), currency),
        currency,
        balance: fromMinorUnits(balance, currency),
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

type Status = 'due' | 'pending' | 'paid' | 'rejected' | 'waived'

/** A change of a student's balance at a moment. */
type LedgerEntry<Item> = { at: number; amount: number; currency: string; item: Item }
/** The amount due by currency, in minor units. */
type Balances = ReadonlyMap<string, number>

type Charge = {
  charged_at: number
  is_charged: 0 | 1
  sent_at: number | null
  amount: number
  currency: string
  status: Status
}

type BookedPayment<One> = Omit<One, 'status'> & { status: Exclude<Status, 'waived'>; what: 'charge' | 'payment' }

/**
 * The ledger entries of a payment: a charge when it was created, and a credit for an approved payment when it was sent.
 */
function toLedgerEntries<One extends Charge>(payment: One): LedgerEntry<BookedPayment<One>>[] {
  const { amount, currency } = payment
  const { status } = payment
  if (payment.is_charged === 0 || status === 'waived') return []
  const charge = { at: payment.charged_at, amount, currency, item: { ...payment, status, what: 'charge' as const } }
  if (status !== 'paid' || payment.sent_at === null) return [charge]
  return [
    charge,
    { at: payment.sent_at, amount: -amount, currency, item: { ...payment, status, what: 'payment' as const } },
  ]
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
