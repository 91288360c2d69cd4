import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashToken } from '../../packages/server/src/features/auth/tokens.ts'
import { type Database } from '../../packages/server/src/database/openDatabase.ts'
import type { Payment, LoadTestState } from './LoadTestState.ts'

/** Holds what was answered with success against what is kept: all of it, once. Gives what is wrong. */
export async function checkRecords(database: Database, world: LoadTestState, pictures: string): Promise<string[]> {
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
  const right = [reference, decision, [decision], [decision === 'paid' ? 'approvePayment' : 'rejectPayment']]
  if (JSON.stringify(found) !== JSON.stringify(right)) {
    return [`payment ${reference}: expected ${JSON.stringify(right)}, found ${JSON.stringify(found)}`]
  }
  return receipts.every(({ file }) => file !== null && existsSync(join(pictures, file)))
    ? []
    : [`payment ${reference} lost its receipt`]
}

/** Each mark is there, written once: another write would have counted its version on. */
async function checkMarks(database: Database, { marks, today }: LoadTestState): Promise<string[]> {
  const rows = await database
    .selectFrom('attendance')
    .select(['class_id', 'student_id', 'status', 'version'])
    .where('date', '=', today)
    .execute()
  const found = rows.map((row) => [row.class_id, row.student_id, row.status, row.version].join(' ')).toSorted()
  const right = marks.map((mark) => [mark.classId, mark.studentId, mark.status, 1].join(' ')).toSorted()
  if (JSON.stringify(found) === JSON.stringify(right)) return []
  const odd = found.filter((one) => !right.includes(one))
  const lost = right.filter((one) => !found.includes(one))
  return [`attendance marks: ${lost.length} lost, ${odd.length} wrong, ${found.length} of ${right.length} found`]
}
