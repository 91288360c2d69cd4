import type { Database } from '#database/openDatabase.ts'
import { HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { countDiscountUses } from './countDiscountUses.ts'

/**
 * For a rejected payment that was just made to count after all: its discount must have a use left for it, which somebody
 * else may have taken meanwhile. A discount that has ended can’t be given more uses, and refuses nothing.
 */
export async function assertDiscountAvailable(
  database: Database,
  { kind, id }: { kind: 'course' | 'event'; id: number },
): Promise<void> {
  const { discount_id } = await database
    .selectFrom(kind === 'course' ? 'purchases' : 'event_members')
    .select('discount_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (discount_id === null) return
  // Whose row is written, nobody else counts until the transaction ends.
  const discount = await database
    .updateTable('discounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', discount_id)
    .where('ended_at', 'is', null)
    .returning('most_uses')
    .executeTakeFirst()
  if (!discount || discount.most_uses === null) return
  const usesOf = await countDiscountUses(database, [discount_id])
  if (usesOf(discount_id) > discount.most_uses) {
    throw new HttpError(
      422,
      message('The discount of this payment has been used up since. Allow one more use of it first.'),
    )
  }
}
