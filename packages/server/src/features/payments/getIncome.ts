import type { WallDay } from '@maktab/calendar/WallDay'
import { instantIn } from '@maktab/calendar/zones'
import { sql } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { getMinorUnitDigits } from '#lib/getMinorUnitDigits.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectAllPayments } from './selectAllPayments.ts'
import { listMonthsBetween } from './periods.ts'
import { type Period, readPeriod } from './readPeriod.ts'
import { selectSumsPerPeriod, readSums } from './selectSumsPerPeriod.ts'

// A month is income of its course.
const itemKind = sql<'course' | 'event'>`case when kind = 'event' then 'event' else 'course' end`
const counted = [sql<number | string>`count(*)`.as('count'), sql<number | string>`sum(payments.amount)`.as('sum')]

/** What was paid in a period, added up by the database in whole minor units; no two currencies are ever added. */
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

/** PostgreSQL has its sums as texts, because they may be more than a number holds; these are not. */
function numbersOf({ count, sum }: { count: number | string; sum: number | string }) {
  return { count: Number(count), amount: Number(sum) }
}

async function readMonths(own: ReturnType<typeof paidIn>, { from, until, before }: Period, timeZone: string) {
  const months = listMonthsBetween(from, until)
  const borders = [...months.map((day: WallDay) => instantIn(timeZone, day, '00:00')), before]
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
