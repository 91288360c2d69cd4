import type { PaymentKind } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'

const QUARTER_MILLISECONDS = 15 * 60_000

type Paid = { kind: PaymentKind; recordId: number }

/**
 * Tells that a receipt has arrived, once in a quarter of an hour for one payment that waits: a later receipt replaces
 * what isn’t sent yet, or waits for the next quarter.
 */
export async function enqueuePaymentReceivedMail(
  { database, now }: { database: Database; now: number },
  paid: Paid,
  payload: MailPayload<'paymentReceived'>,
): Promise<void> {
  const quarter = Math.floor(now / QUARTER_MILLISECONDS)
  const decided = await lastDecided(database, paid)
  const keyOf = (index: number) => `received of ${paid.kind} ${paid.recordId} after ${decided} in ${index}`
  const [present, next] = [keyOf(quarter), keyOf(quarter + 1)]
  const replaced = await database
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('key', 'in', [present, next])
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (replaced.numUpdatedRows > 0n) return
  const sent = await database.selectFrom('jobs').select('id').where('key', '=', present).executeTakeFirst()
  if (!sent) return void (await enqueueMail({ database, now }, 'paymentReceived', payload, present))
  await enqueueMail({ database, now, runAt: (quarter + 1) * QUARTER_MILLISECONDS }, 'paymentReceived', payload, next)
}

/** After a decision a receipt is news again. */
async function lastDecided(database: Database, { kind, recordId }: Paid): Promise<number> {
  const { id } = await database
    .selectFrom('receipts')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('decided_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return id ?? 0
}
