import type { Selectable } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import { invalid } from '../Refusal.ts'
import { codeOf } from './codeOf.ts'
import { countUses } from './countUses.ts'
import type { Owing } from './referenceOf.ts'
import { takenOff } from './takenOff.ts'

type Discount = Selectable<Tables['discounts']>
type Wanted = Owing & {
  /** In minor units of the currency. */
  price: number
  currency: string
  /** The day that it is at the school. */
  today: string
  code: string | undefined
  /** What the body calls the code. */
  field: string
  /** Whether it is used now, so that nobody else may take the last one. */
  isUsed: boolean
}

/**
 * What is taken off somebody’s price: the most of what they have by themselves and of the code that they typed. Two are
 * never added up. A code that doesn’t hold is refused; one that is another student’s as if nobody had given it out.
 */
export async function findDiscount(database: Database, wanted: Wanted): Promise<Discount | undefined> {
  const { price, studentId, isUsed } = wanted
  const own = await database
    .selectFrom('discounts')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('code', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  const coded = await ofCode(database, wanted)
  const candidates = [...own.filter((discount) => whyNot(discount, wanted) === undefined), ...(coded ? [coded] : [])]
  const limited = candidates.filter((one) => one.most_uses !== null).map(({ id }) => id)
  if (isUsed && limited.length > 0) await hold(database, limited)
  const besides = wanted.kind === 'event' ? { eventId: wanted.itemId, studentId } : undefined
  const usesOf = await countUses(database, limited, besides)
  const isLeft = ({ id, most_uses }: Discount) => most_uses === null || usesOf(id) < most_uses
  if (coded && !isLeft(coded)) throw invalid(wanted.field, 'This code has been used up.')
  return candidates
    .filter(isLeft)
    .reduce<Discount | undefined>(
      (best, one) => (best && takenOff(price, best) >= takenOff(price, one) ? best : one),
      undefined,
    )
}

/** Whose row is written, though nothing changes, nobody else counts until the transaction ends. */
async function hold(database: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) {
    await database
      .updateTable('discounts')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', id)
      .execute()
  }
}

async function ofCode(database: Database, wanted: Wanted): Promise<Discount | undefined> {
  if (wanted.code === undefined) return undefined
  const [discount] = await database
    .selectFrom('discounts')
    .selectAll()
    .where('code', '=', codeOf(wanted.code))
    .where(({ eb, or }) => or([eb('student_id', 'is', null), eb('student_id', '=', wanted.studentId)]))
    // What holds now, before what was once called the same.
    .orderBy(({ fn }) => fn.coalesce('ended_at', ({ lit }) => lit(0)))
    .orderBy('id', 'desc')
    .execute()
  const why = discount ? whyNot(discount, wanted) : 'Nobody has given out this code.'
  if (why !== undefined) throw invalid(wanted.field, why)
  return discount
}

function whyNot(discount: Discount, { kind, itemId, currency, today }: Wanted) {
  const { ended_at, starts, ends, course_id, event_id } = discount
  const hasOther = discount.currency !== null && discount.currency !== currency
  if (ended_at !== null || (ends !== null && ends < today) || hasOther) return 'This code no longer holds.' as const
  if (starts !== null && starts > today) return 'This code does not hold yet.' as const
  const isForOther =
    kind === 'event'
      ? course_id !== null || (event_id !== null && event_id !== itemId)
      : event_id !== null || (course_id !== null && course_id !== itemId)
  return isForOther ? ('This code is for something else.' as const) : undefined
}
