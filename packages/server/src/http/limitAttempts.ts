import type { OperationId } from '@maktab/contract/calls'
import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import { Refusal } from '../Refusal.ts'

const STRETCH_MILLISECONDS = 15 * 60_000

/** How often a public call may be tried in a quarter of an hour: from one address, and for one e-mail. */
const limits: { [Id in OperationId]?: { address: number; email: number } } = {
  signIn: { address: 100, email: 10 },
  requestPasswordReset: { address: 20, email: 3 },
  resetPassword: { address: 20, email: 10 },
  registerStudent: { address: 20, email: 5 },
  submitTeacherApplication: { address: 20, email: 5 },
}

type Attempt = { id: OperationId; address: string; body: unknown; now: number }

/** Counts a try of a public call from an address, for all processes together, before anything of its body is read. */
export async function limitAddress(database: Database, { id, address, now }: Omit<Attempt, 'body'>): Promise<void> {
  const limit = limits[id]
  if (limit && !(await count(database, keysOf(id, address, undefined).ofAddress, now, limit.address))) throw tooOften()
}

/** Counts a try for an e-mail, which is known only when the body was read. */
export async function limitAttempts(database: Database, { id, address, body, now }: Attempt): Promise<void> {
  const { ofEmail } = keysOf(id, address, body)
  const limit = limits[id]
  if (limit && ofEmail !== undefined && !(await count(database, ofEmail, now, limit.email))) throw tooOften()
}

function tooOften(): Refusal {
  return new Refusal(429, 'This was tried too often. Wait a quarter of an hour.')
}

/** A sign-in that went well counts for nothing: a class that signs in together is no attack. */
export async function forgiveSignIn(database: Database, { id, address, body }: Attempt): Promise<void> {
  if (id !== 'signIn') return
  const { ofAddress, ofEmail } = keysOf(id, address, body)
  await database
    .updateTable('attempts')
    .set({ count: sql<number>`attempts.count - 1` })
    .where('key', '=', ofAddress)
    .execute()
  if (ofEmail !== undefined) await database.deleteFrom('attempts').where('key', '=', ofEmail).execute()
}

function keysOf(id: OperationId, address: string, body: unknown): { ofAddress: string; ofEmail: string | undefined } {
  const { email } = (body ?? {}) as { email?: unknown }
  return {
    ofAddress: `${id} from ${address}`,
    ofEmail: typeof email === 'string' ? `${id} for ${email.toLowerCase()}` : undefined,
  }
}

async function count(database: Database, key: string, now: number, most: number): Promise<boolean> {
  const { count: tried } = await database
    .insertInto('attempts')
    .values({ key, count: 1, until: now + STRETCH_MILLISECONDS })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.until <= ${now} then 1 else attempts.count + 1 end`,
        until: sql<number>`case when attempts.until <= ${now} then ${now + STRETCH_MILLISECONDS} else attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return tried <= most
}
