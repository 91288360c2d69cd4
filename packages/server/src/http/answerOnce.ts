import type { Database } from '../database/openDatabase.ts'
import { Refusal } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import type { Answer } from './Answer.ts'
import type { FormKey } from './formKey.ts'

const LIFE_MILLISECONDS = 24 * 60 * 60_000

/** What was answered when this form was sent before; refuses another form with the same key. */
export async function answerGiven(database: Database, { hash, fingerprint }: FormKey): Promise<Answer | undefined> {
  const given = await database
    .selectFrom('given_answers')
    .select(['fingerprint', 'status', 'body'])
    .where('key_hash', '=', hash)
    .executeTakeFirst()
  if (!given || given.status === null) return undefined
  if (given.fingerprint !== fingerprint) {
    throw new Refusal(
      409,
      message(
        'What you sent before was saved after all. This was not saved: look there first, and send it again if you still want it.',
      ),
    )
  }
  return { status: given.status === 201 ? 201 : 200, body: JSON.parse(given.body ?? 'null') as unknown }
}

/**
 * Answers a form, in its transaction, and keeps the answer with what it tells of; one that is sent again gets it too.
 * Of two that come at once the second waits here for the first. What is refused may be sent again, mended.
 */
export async function answerOnce(
  transaction: Database,
  key: FormKey,
  now: number,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('given_answers')
    .values({ key_hash: key.hash, fingerprint: key.fingerprint, status: null, body: null, at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) {
    const given = await answerGiven(transaction, key)
    if (given) return given
  }
  const { status, body } = await answer()
  await transaction
    .updateTable('given_answers')
    .set({ status, body: JSON.stringify(body) })
    .where('key_hash', '=', key.hash)
    .execute()
  return { status, body }
}

/** Forgets answers that nobody waits for any more. */
export async function forgetAnswers(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('given_answers')
    .where('at', '<', now - LIFE_MILLISECONDS)
    .execute()
}
