import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/openDatabase.ts'
import { busy } from '../Refusal.ts'

const MOST_MILLISECONDS = 2000

/** Refuses with 503 when the database doesn’t answer soon: whoever asks has other processes to send people to. */
export async function checkReadiness(database: Database): Promise<void> {
  const answered = database.selectFrom('accounts').select('id').limit(1).execute()
  const late = wait(MOST_MILLISECONDS, 'late', { ref: false })
  const first = await Promise.race([answered, late]).catch((error: unknown) => Promise.reject(busy(error)))
  if (first === 'late') throw busy(new Error(`The database took more than ${MOST_MILLISECONDS} ms.`))
}
