import { type DecisionContext, recordDecision } from '../audit/decisionLog.ts'
import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { DELETED_RECEIPT } from '#storage/createReceiptUrlSigner.ts'
import { isFileShared } from '../payments/sharedReceipts.ts'
import { eraseAccount, lockForErasure, emptyStudentProfile, emptyTeacherProfile } from './eraseAccount.ts'
import {
  eraseFromClasses,
  endStudentDiscounts,
  eraseFromDiscounts,
  eraseFromPayments,
  eraseFromTexts,
} from './eraseFromRecords.ts'
import { readAffectedClassIds, readStudentIdentifiers, readTeacherIdentifiers } from './redactPerson.ts'
import { truncateWal } from '#database/releaseDiskSpace.ts'
import { inTransaction } from '#database/transactions.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { eraseTrials, reopenTrialsOfTeacher } from '../trial/trialStorage.ts'

/**
 * Erases a student, including one who was deleted: all identifying data is removed. Payments, attendance and reports
 * stay, because accounting and teachers need them. Returns the names of the pictures to delete.
 */
export async function eraseStudent(calling: DecisionContext, id: number): Promise<string[]> {
  const { database } = calling
  const student = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['account_id', 'avatar'])
    .where('students.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const receipts = await takeReceipts(database, id)
  const traces = await readStudentIdentifiers(database, id)
  // Classes are locked before accounts everywhere, to prevent deadlocks.
  await eraseFromClasses(database, await readAffectedClassIds(database, id), traces)
  await lockForErasure(database, 'students', id)
  receipts.push(...(await takeReceipts(database, id)))
  await eraseFromTexts(database, { column: 'student_id', id }, traces)
  await eraseFromDiscounts(database, id, traces)
  await eraseFromPayments(database, id, traces)
  await endStudentDiscounts(database, id, calling.now)
  await eraseTrials(database, id)
  await database.updateTable('discounts').set({ note: null }).where('student_id', '=', id).execute()
  // Reasons of excuses are often about health.
  await database
    .updateTable('acts')
    .set({ reason: null })
    .where('student_id', '=', id)
    .where('kind', '=', 'excuseLesson')
    .execute()
  await eraseAccount(database, student.account_id, 'Erased student')
  await database
    .updateTable('students')
    .set({ ...emptyStudentProfile, std_id: null, registration_date: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  const tables = [
    'student_timings',
    'course_requests',
    'class_students',
    'allotments',
    'lesson_excuses',
    'practice_texts',
    'practice_days',
  ] as const
  for (const table of tables) {
    await database.deleteFrom(table).where('student_id', '=', id).execute()
  }
  await reindexListsInTransaction(database)
  await recordDecision(calling, { kind: 'erase', record: ['student', id], studentId: id })
  return [...receipts, ...(student.avatar === null ? [] : [student.avatar])]
}

/** Removes a student's receipts from the payments and returns their file names. */
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
  const sent = await database
    .selectFrom('receipts')
    .select(['file', 'kind', 'record_id'])
    .where('student_id', '=', studentId)
    .execute()
  await database
    .updateTable('receipts')
    .set({ file: DELETED_RECEIPT, sha256: null, transaction_id: null })
    .where('student_id', '=', studentId)
    .execute()
  await database
    .updateTable('payment_entries')
    .set({ transaction_id: null })
    .where('student_id', '=', studentId)
    .execute()
  const taken = new Set([...names, ...sent.flatMap(({ file }) => file ?? [])])
  taken.delete(DELETED_RECEIPT)
  // A sibling may have been paid for with the same receipt.
  for (const { file, kind, record_id: id } of sent)
    if (file !== null && taken.has(file) && (await isFileShared(database, { kind, id, file }))) taken.delete(file)
  return [...taken]
}

/**
 * Erases a teacher, including one who was deleted: all identifying data is removed, with the links of their classes.
 * Their reports and attendance records are about others and stay. Returns the names of the pictures to delete.
 */
export async function eraseTeacher(calling: DecisionContext, id: number): Promise<string[]> {
  const { database, now } = calling
  const teacher = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['account_id', 'avatar'])
    .where('teachers.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  // Classes are locked before accounts everywhere, to prevent deadlocks.
  const classes = await database
    .updateTable('classes')
    .set({
      link: null,
      archived_at: sql<number>`coalesce(archived_at, ${sql.lit(now)})`,
      teacher_left_at: sql<number | null>`case when archived_at is null then ${sql.lit(now)} else teacher_left_at end`,
    })
    .where('teacher_id', '=', id)
    .returning('id')
    .execute()
  const ids = classes.map((one) => one.id)
  const traces = await readTeacherIdentifiers(database, id)
  await eraseFromClasses(database, ids, traces)
  await lockForErasure(database, 'teachers', id)
  await eraseFromTexts(database, { column: 'teacher_id', id }, traces)
  await eraseAccount(database, teacher.account_id, 'Erased teacher')
  await reopenTrialsOfTeacher(database, id, now)
  await database
    .updateTable('teachers')
    .set({ ...emptyTeacherProfile, teach_id: null, application_date: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  for (const table of ['teacher_timings', 'course_assignments'] as const) {
    await database.deleteFrom(table).where('teacher_id', '=', id).execute()
  }
  await reindexListsInTransaction(database)
  await recordDecision(calling, { kind: 'erase', record: ['teacher', id], teacherId: id })
  return teacher.avatar === null ? [] : [teacher.avatar]
}

type ErasedPerson = { role: 'student' | 'teacher'; id: number; pictures: string[] }

type FoundPerson = { role: 'student' | 'teacher'; id: number; name: string; email: string | null; code: string | null }

/**
 * Erases the person with an email, or with a code if a deletion has removed the email. It is recorded without an
 * actor. Throws an explanation if there is no match or several.
 */
export async function erasePerson(database: Database, emailOrCode: string, now: number): Promise<ErasedPerson> {
  const erased = await inTransaction(database, async (transaction) => {
    const { role, id } = await findPerson(transaction, emailOrCode)
    const erase = role === 'student' ? eraseStudent : eraseTeacher
    const pictures = await erase({ database: transaction, now }, id)
    const action = role === 'student' ? 'eraseStudent' : 'eraseTeacher'
    const subject = JSON.stringify({ id })
    await transaction.insertInto('audit').values({ at: now, account_id: null, action, subject }).execute()
    return { role, id, pictures }
  })
  await truncateWal(database)
  return erased
}

/** Finds the person with an email or a code; throws an explanation if there is no match or several. */
export async function findPerson(database: Database, emailOrCode: string): Promise<FoundPerson> {
  const [person, ...more] = await findPeople(database, emailOrCode.trim())
  if (!person) throw new OperatorError(`There is no student or teacher with the email or ID ${emailOrCode}.`)
  if (more.some(({ role }) => role === person.role))
    throw new OperatorError(`Several children sign in with ${emailOrCode}: give the ID of one of them.`)
  if (more.length > 0) throw new OperatorError(`A student and a teacher have the ID ${emailOrCode}: give an email.`)
  return person
}

async function findPeople(database: Database, emailOrCode: string): Promise<FoundPerson[]> {
  const email = emailOrCode.toLowerCase()
  const students = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('accounts as head', 'head.id', 'accounts.sibling_of')
    .select(['students.id', 'accounts.name', 'std_id as code'])
    .select(({ fn }) => fn.coalesce('accounts.email', 'head.email').as('email'))
    .where(({ or, eb }) =>
      or([eb('accounts.email', '=', email), eb('head.email', '=', email), eb('std_id', '=', emailOrCode)]),
    )
    .execute()
  const teachers = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'accounts.name', 'accounts.email', 'teach_id as code'])
    .where(({ or, eb }) => or([eb('email', '=', email), eb('teach_id', '=', emailOrCode)]))
    .execute()
  return [
    ...students.map((student) => ({ role: 'student' as const, ...student })),
    ...teachers.map((teacher) => ({ role: 'teacher' as const, ...teacher })),
  ]
}
