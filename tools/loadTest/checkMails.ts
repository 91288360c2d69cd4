import { setTimeout as wait } from 'node:timers/promises'
import { type Database } from '../../packages/server/src/database/openDatabase.ts'
import { mailTriggers } from '../../packages/server/src/jobs/schedule.ts'
import type { LoadTestState } from './LoadTestState.ts'

const POLL_MILLISECONDS = 500
/** Whose process was killed is due again when its lease ends. */
const MAX_WAIT = 600_000

/** Waits until every mail that is owed is sent, and holds them against what was done. Gives what is wrong. */
export async function checkMails(
  database: Database,
  { world, taken, kills }: { world: LoadTestState; taken: readonly string[]; kills: number },
): Promise<{ faults: string[]; sent: number; doubled: number }> {
  const until = performance.now() + MAX_WAIT
  while ((await countOwed(database)) > 0 && performance.now() < until) await wait(POLL_MILLISECONDS)
  const faults: string[] = []
  const owed = await countOwed(database)
  if (owed > 0) faults.push(`${owed} mails are still queued`)
  const jobs = await database.selectFrom('jobs').select(['id', 'kind']).execute()
  const numbers = taken.map((mail) => Number(/^Message-ID: <job-(\d+)@/im.exec(mail)?.[1] ?? 0))
  const sent = new Set(numbers)
  const doubled = numbers.length - sent.size
  // Between sending and noting it a process may be killed: that mail comes once more, by the same name.
  if (doubled > kills) faults.push(`${doubled} mails were sent twice`)
  const known = new Set(jobs.map(({ id }) => id))
  const unknown = [...sent].filter((id) => !known.has(id))
  if (unknown.length > 0) faults.push(`${unknown.length} unexpected mails`)
  const ofKinds = (...kinds: string[]) => jobs.filter(({ kind }) => kinds.includes(kind))
  const received = ofKinds('paymentReceived')
  const decided = ofKinds('coursePaymentAccepted', 'coursePaymentRejected')
  for (const [what, rows] of Object.entries({ received, decided })) {
    const unsent = rows.filter(({ id }) => !sent.has(id)).length
    if (rows.length !== world.payments.length || unsent > 0) {
      faults.push(`${world.payments.length} payments ${what}: ${rows.length} mails queued, ${unsent} never sent`)
    }
  }
  return { faults, sent: sent.size, doubled }
}

async function countOwed(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('kind', 'in', Object.keys(mailTriggers))
    .executeTakeFirstOrThrow()
  return count
}
