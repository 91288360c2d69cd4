import type { Database } from '../database/openDatabase.ts'
import type { MailKind, MailPayload } from './MailPayloads.ts'
import { consumeMailQuota } from './mailQuota.ts'

/** Somebody waits for a reset link; other mails can wait for it. */
const urgent = new Set<MailKind>(['passwordReset'])

/**
 * Has the school owe a mail: written in the transaction of the call that causes it, sent when that is certain. Of
 * several with one key there is one. With `runAt` it is held back until then. False where the address has had as many
 * mails of its own causing as it may have in a day.
 */
export async function enqueueMail<Kind extends MailKind>(
  { database, now, runAt = now }: { database: Database; now: number; runAt?: number },
  kind: Kind,
  payload: MailPayload<Kind>,
  key: string | null = null,
): Promise<boolean> {
  if (!(await consumeMailQuota({ database, now }, kind, payload))) return false
  await database
    .insertInto('jobs')
    .values({
      kind,
      key,
      payload: JSON.stringify(payload),
      run_at: runAt,
      done_at: null,
      priority: urgent.has(kind) ? 0 : 1,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return true
}
