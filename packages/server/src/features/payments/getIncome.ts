import type { WallDay } from '@maktab/calendar/WallDay'
import { toInstant } from '@maktab/calendar/zonedTime'
import { sql } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { getMinorUnitDigits } from '#lib/currency.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { itemKind, selectAllPayments } from './paymentSources.ts'
import { listMonthsBetween, listMonthsUntil, type Period, readPeriod } from './reportPeriods.ts'
import { readSums, selectSumsPerPeriod } from './sumsPerPeriod.ts'

const counted = [sql<number | string>`count(*)`.as('count'), sql<number | string>`sum(payments.amount)`.as('sum')]

/**
 * The payments and refunds of a period, summed up by the database in whole minor units per currency. Sums of payments
 * don't subtract refunds, which are a line of their own (decision 268).
 */
export const getIncome: Handler<'getIncome'> = async ({ query, database, services, now }) => {
  const { timeZone, currency } = await readSettings(database, services)
  const period = readPeriod(query, { timeZone, now })
  const all = paidIn(database, period).where('type', '=', 'payment')
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
  const ofOwn = paidIn(database, period).where('currency', '=', currency)
  const refunds = await ofOwn.where('type', '=', 'refund').select(counted).executeTakeFirst()
  const total = currencies.find((one) => one.currency === currency)
  return {
    currency,
    minorDigits: getMinorUnitDigits(currency),
    total: numbersOf(total),
    refunds: numbersOf(refunds),
    previous: await readPreviousMonth(database, { period, timeZone, currency }),
    months: await readMonths(ofOwn, monthsOf(period, timeZone)),
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

function paidIn(database: Database, { since, before }: Pick<Period, 'since' | 'before'>) {
  return selectAllPayments(database)
    .where('status', '=', 'paid')
    .where('paid_at', '>=', since)
    .where('paid_at', '<', before)
}

type Sums = { count: number | string; sum: number | string | null }

/** PostgreSQL returns sums as strings because they could exceed a safe integer; these can't. */
function numbersOf({ count, sum }: Sums = { count: 0, sum: 0 }) {
  return { count: Number(count), amount: Number(sum ?? 0) }
}

type Months = { months: readonly WallDay[]; borders: readonly number[] }

/** The months of a period; the first and the last one may be cut. */
function monthsOf({ from, until, before }: Period, timeZone: string): Months {
  const months = listMonthsBetween(from, until)
  return { months, borders: [...months.map((day) => toInstant(timeZone, day, '00:00')), before] }
}

async function readMonths(own: ReturnType<typeof paidIn>, { months, borders }: Months) {
  const at = sql.ref('paid_at')
  const sumsOf = async (type: 'payment' | 'refund', amount = sql.ref('amount')) => {
    const row = await own
      .where('type', '=', type)
      .select(selectSumsPerPeriod(at, borders, amount))
      .executeTakeFirst()
    return readSums(row, months.length)
  }
  const counts = await sumsOf('payment', sql`1`)
  const amounts = await sumsOf('payment')
  const refunds = await sumsOf('refund')
  return months.map((day, index) => ({
    month: day.slice(0, 'yyyy-MM'.length),
    count: counts[index] ?? 0,
    amount: amounts[index] ?? 0,
    refunds: refunds[index] ?? 0,
  }))
}

type Previous = { period: Period; timeZone: string; currency: string }

/** The whole month before the last one of the period. */
async function readPreviousMonth(database: Database, { period, timeZone, currency }: Previous) {
  const [month, next] = listMonthsUntil(period.until, 2)
  if (month === undefined || next === undefined) throw noPreviousMonth(period)
  const [since, before] = [toInstant(timeZone, month, '00:00'), toInstant(timeZone, next, '00:00')]
  const own = paidIn(database, { since, before }).where('currency', '=', currency)
  const [previous] = await readMonths(own, { months: [month], borders: [since, before] })
  if (!previous) throw noPreviousMonth(period)
  return previous
}

const noPreviousMonth = ({ until }: Period) => new RangeError(`“${until}” has no previous month.`)
