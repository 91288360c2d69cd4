import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../packages/server/src/database/openDatabase.ts'
import { mailTriggers } from '../../packages/server/src/jobs/backgroundJobs.ts'
import type { LoadTestState, Payment, LoadTestRun } from './runLoadTest.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashToken } from '../../packages/server/src/features/auth/sessions.ts'
import type { Cluster, Proxy } from './startCluster.ts'
import { calls } from '@maktab/contract/calls'
import type { VirtualUser } from './virtualUsers.ts'

const MAIL_POLL_MILLISECONDS = 500
/** Jobs of a killed process are due again when their lease expires. */
const MAX_MAIL_WAIT = 600_000

/** Waits until all queued mails are sent and compares them with the completed actions. Returns the faults. */
async function checkMails(
  database: Database,
  { world, received: mails, kills }: { world: LoadTestState; received: readonly string[]; kills: number },
): Promise<{ faults: string[]; sent: number; doubled: number }> {
  const until = performance.now() + MAX_MAIL_WAIT
  while ((await countQueued(database)) > 0 && performance.now() < until) await wait(MAIL_POLL_MILLISECONDS)
  const faults: string[] = []
  const queued = await countQueued(database)
  if (queued > 0) faults.push(`${queued} mails are still queued`)
  const jobs = await database.selectFrom('jobs').select(['id', 'kind']).execute()
  const numbers = mails.map((mail) => Number(/^Message-ID: <job-(\d+)[.@]/im.exec(mail)?.[1] ?? 0))
  const sent = new Set(numbers)
  const doubled = numbers.length - sent.size
  // A process may be killed between sending and recording: the mail is then sent again with the same id.
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

async function countQueued(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('kind', 'in', Object.keys(mailTriggers))
    .executeTakeFirstOrThrow()
  return count
}

/** Checks that every successful write is stored exactly once. Returns the faults. */
async function checkRecords(database: Database, world: LoadTestState, pictures: string): Promise<string[]> {
  const faults: string[] = []
  for (const payment of world.payments) faults.push(...(await checkPayment(database, payment, pictures)))
  const { length: paid } = await database.selectFrom('receipts').select('id').where('kind', '=', 'course').execute()
  if (paid !== world.payments.length) faults.push(`${paid} receipts for ${world.payments.length} payments`)
  faults.push(...(await checkMarks(database, world)))
  const sessions = await database.selectFrom('sessions').select('token_hash').execute()
  const kept = new Set(sessions.map(({ token_hash }) => token_hash))
  const ended = world.tokens.filter((token) => !kept.has(hashToken(token)))
  if (ended.length > 0) faults.push(`${ended.length} sessions are missing`)
  return faults
}

async function checkPayment(database: Database, payment: Payment, pictures: string): Promise<string[]> {
  const { studentId, courseId, reference, decision } = payment
  const purchases = await database
    .selectFrom('purchases')
    .select(['id', 'status', 'reference'])
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .execute()
  const [purchase] = purchases
  if (!purchase || purchases.length > 1) return [`payment ${reference} exists ${purchases.length} times`]
  const receipts = await database
    .selectFrom('receipts')
    .select(['file', 'status'])
    .where('kind', '=', 'course')
    .where('record_id', '=', purchase.id)
    .execute()
  const acts = await database
    .selectFrom('acts')
    .select('kind')
    .where('record_kind', '=', 'coursePayment')
    .where('record_id', '=', purchase.id)
    .execute()
  const found = [
    purchase.reference,
    purchase.status,
    receipts.map(({ status }) => status),
    acts.map(({ kind }) => kind),
  ]
  const expected = [reference, decision, [decision], [decision === 'paid' ? 'approvePayment' : 'rejectPayment']]
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    return [`payment ${reference}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`]
  }
  return receipts.every(({ file }) => file !== null && existsSync(join(pictures, file)))
    ? []
    : [`payment ${reference} lost its receipt`]
}

/** Checks that each record was written once: a second write would have raised its version. */
async function checkMarks(database: Database, { marks, today }: LoadTestState): Promise<string[]> {
  const rows = await database
    .selectFrom('attendance')
    .select(['class_id', 'student_id', 'status', 'version'])
    .where('date', '=', today)
    .execute()
  const found = rows.map((row) => [row.class_id, row.student_id, row.status, row.version].join(' ')).toSorted()
  const expected = marks.map((mark) => [mark.classId, mark.studentId, mark.status, 1].join(' ')).toSorted()
  if (JSON.stringify(found) === JSON.stringify(expected)) return []
  const odd = found.filter((one) => !expected.includes(one))
  const lost = expected.filter((one) => !found.includes(one))
  return [`attendance marks: ${lost.length} lost, ${odd.length} wrong, ${found.length} of ${expected.length} found`]
}

const POLL_MILLISECONDS = 100
const MAX_WAIT = 60_000
/** Attempts per network and email (`http/rateLimits.ts`). */
const GUESSES = { tried: 30, answered: 10 }

/** Checks that a change in one process reaches the streams of all processes. Returns the faults. */
async function checkChangeStreams(
  addresses: readonly string[],
  persons: readonly VirtualUser[],
  token: string,
): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const since = performance.now()
    const headers = { token, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ id: 0, title: `Saved on ${address}`, description: 'To all.' })
    const { method, path } = calls.savePolicy
    const { status } = await fetch(`${address}/api${path}`, { method, headers, body })
    if (status !== 201) faults.push(`${address} answered ${status} when saving a policy`)
    const unnotified = () =>
      persons.filter(({ received }) => !received.some(({ at, kinds }) => at >= since && kinds.includes('policies')))
    while (unnotified().length > 0 && performance.now() < since + MAX_WAIT) await wait(POLL_MILLISECONDS)
    if (unnotified().length > 0)
      faults.push(`${unnotified().length} event streams did not receive a change made on ${address}`)
  }
  return faults
}

/** Checks that the limit of concurrent sign-in attempts holds across processes. */
async function checkRateLimits({ url }: Proxy): Promise<string[]> {
  const { method, path } = calls.signIn
  const guess = async () => {
    const body = JSON.stringify({ email: 'nobody@school.test', password: 'a guess' })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' }
    return (await fetch(`${url}/api${path}`, { method, headers, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: GUESSES.tried }, guess))
  const checked = statuses.filter((status) => status === 401).length
  const rejected = statuses.filter((status) => status === 429).length
  if (checked === GUESSES.answered && checked + rejected === GUESSES.tried) return []
  return [`rate limit: of ${GUESSES.tried} wrong passwords, ${checked} were checked and ${rejected} rejected`]
}

const KILLS = 1

/** The faults of a simulated day, with its mails. */
export async function findLoadTestFaults(stage: Cluster, { world, times, persons }: LoadTestRun) {
  const { proxy, database, pictures, running } = stage
  const everybody = persons.map(({ person }) => person)
  const token = persons.find(({ role }) => role === 'admin')?.person.getToken() ?? ''
  const addresses = running().map(({ address }) => address)
  const lines = await checkChangeStreams(addresses, everybody, token)
  const limits = await checkRateLimits(proxy)
  const mails = await checkMails(database, { world, received: stage.mails, kills: KILLS })
  const records = await checkRecords(database, world, pictures)
  const eventsOf = new Map(
    persons.flatMap(({ id, role, person }) => (role === 'student' ? [[id, person.received]] : [])),
  )
  const unnotified = world.payments.filter(
    ({ studentId, sentAt = Infinity }) =>
      !eventsOf.get(studentId)?.some(({ at, kinds }) => at >= sentAt && kinds.includes('purchases')),
  )
  const ended = running().filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
  const faults = [
    ...times.errors,
    ...lines,
    ...limits,
    ...mails.faults,
    ...records,
    ...unnotified.map(({ reference }) => `no change event for the decision on ${reference}`),
    ...running().flatMap(({ said }) => said.faults.map((fault) => `server log: ${fault}`)),
    ...ended.map(({ address }) => `${address} exited unexpectedly`),
  ]
  return { faults, mails }
}
