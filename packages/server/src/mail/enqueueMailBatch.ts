import type { Database } from '../database/openDatabase.ts'
import type { MailKind, MailPayload } from './MailPayloads.ts'

/**
 * Has the school owe one mail of several things, each of which is told once by its key: those that were told already
 * are left out, and no mail is owed where none is left. Written in a transaction of whoever calls.
 */
export async function enqueueMailBatch<Kind extends MailKind, Thing>(
  { database, now }: { database: Database; now: number },
  kind: Kind,
  things: readonly { key: string; thing: Thing }[],
  payloadOf: (told: Thing[]) => MailPayload<Kind>,
): Promise<void> {
  const fresh = await database
    .insertInto('jobs')
    .values(things.map(({ key }) => ({ kind, key, payload: '', run_at: now, done_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'key'])
    .execute()
  const [carrier] = fresh
  if (!carrier) return
  const keys = new Set(fresh.map(({ key }) => key))
  const told = things.filter(({ key }) => keys.has(key)).map(({ thing }) => thing)
  // The other rows only say that their thing was told, and are done as they are.
  await database
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payloadOf(told)), done_at: null })
    .where('id', '=', carrier.id)
    .execute()
}
