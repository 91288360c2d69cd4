import { type DecisionContext, recordDecision } from '../audit/recordDecision.ts'
import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { DELETED_RECEIPT } from '#storage/createReceiptUrlSigner.ts'
import { eraseAccount } from './eraseAccount.ts'
import { eraseFromClasses } from './eraseFromClasses.ts'
import { endStudentDiscounts, eraseFromDiscounts } from './eraseFromDiscounts.ts'
import { eraseFromTexts } from './eraseFromTexts.ts'
import { lockForErasure } from './lockForErasure.ts'
import { emptyStudentProfile } from './emptyProfiles.ts'
import { readAffectedClassIds, readStudentIdentifiers } from './personalIdentifiers.ts'

/**
 * Erases a student, also one who was deleted: what tells who they are goes. Payments, attendance and reports stay,
 * because the school’s books and its teachers’ work are made of them. Gives the names of the pictures that are to go.
 */
export async function eraseStudent(calling: DecisionContext, id: number): Promise<string[]> {
  const { database } = calling
  const student = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['account_id', 'avatar'])
    .where('students.id', '=', id)
    .executeTakeFirst()
  if (!student) throw notFound()
  const receipts = await takeReceipts(database, id)
  const traces = await readStudentIdentifiers(database, id)
  // Whoever changes a class has it before an account, so this has too.
  await eraseFromClasses(database, await readAffectedClassIds(database, id), traces)
  await lockForErasure(database, 'students', id)
  receipts.push(...(await takeReceipts(database, id)))
  await eraseFromTexts(database, { column: 'student_id', id }, traces)
  await eraseFromDiscounts(database, id, traces)
  await endStudentDiscounts(database, id, calling.now)
  await database.updateTable('discounts').set({ note: null }).where('student_id', '=', id).execute()
  await eraseAccount(database, student.account_id, 'Erased student')
  await database
    .updateTable('students')
    .set({ ...emptyStudentProfile, std_id: null, registration_date: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  for (const table of ['student_timings', 'class_students', 'allotments'] as const) {
    await database.deleteFrom(table).where('student_id', '=', id).execute()
  }
  await reindexListsInTransaction(database)
  await recordDecision(calling, { kind: 'erase', record: ['student', id], studentId: id })
  return [...receipts, ...(student.avatar === null ? [] : [student.avatar])]
}

/** The names of a student's receipts, which the payments no longer have then. */
async function takeReceipts(database: Database, studentId: number): Promise<string[]> {
  const names: string[] = []
  for (const table of ['purchases', 'event_members', 'fees'] as const) {
    const rows = await database
      .selectFrom(table)
      .select('receipt')
      .where('student_id', '=', studentId)
      .where('receipt', 'is not', null)
      .where('receipt', '!=', DELETED_RECEIPT)
      .execute()
    await database
      .updateTable(table)
      .set({ receipt: DELETED_RECEIPT })
      .where('student_id', '=', studentId)
      .where('receipt', 'is not', null)
      .execute()
    names.push(...rows.flatMap(({ receipt }) => receipt ?? []))
  }
  const sent = await database.selectFrom('receipts').select('file').where('student_id', '=', studentId).execute()
  await database
    .updateTable('receipts')
    .set({ file: DELETED_RECEIPT, sha256: null, transaction_id: null })
    .where('student_id', '=', studentId)
    .execute()
  names.push(...sent.flatMap(({ file }) => (file === null || file === DELETED_RECEIPT ? [] : [file])))
  return [...new Set(names)]
}
