import type { Database } from '../database/openDatabase.ts'
import type { MailKind, Payload } from './mailKinds.ts'

/**
 * Has the school owe a mail: written in the transaction of the call that causes it, sent when that is certain. Of
 * several with one key there is one. With `runAt` it is held back until then.
 */
export async function owe<Kind extends MailKind>(
  { database, now, runAt = now }: { database: Database; now: number; runAt?: number },
  kind: Kind,
  payload: Payload<Kind>,
  key: string | null = null,
): Promise<void> {
  await database
    .insertInto('jobs')
    .values({ kind, key, payload: JSON.stringify(payload), run_at: runAt, done_at: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
