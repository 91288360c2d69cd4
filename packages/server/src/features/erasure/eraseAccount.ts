import { deleteAccountData, cancelPendingMails, transferSignInToSibling } from '../auth/archiveAccount.ts'
import { anonymizeAuthEvents } from '../auth/authEventLog.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { eraseFromClasses, eraseFromDiscounts, eraseFromPayments, eraseFromTexts } from './eraseFromRecords.ts'
import { readAffectedClassIds, readStudentIdentifiers, readTeacherIdentifiers, redactName } from './redactPerson.ts'

/**
 * Removes a person's data from their account. The row stays, because records refer to it. Sessions end, and pending
 * mails are deleted.
 */
export async function eraseAccount(database: Database, id: number, name: string): Promise<void> {
  const { email } = await database.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  await database
    .updateTable('accounts')
    .set({
      status: 'archived',
      email: `erased-${id}@invalid`,
      password_hash: null,
      name,
      avatar: null,
      language: null,
      unconfirmed_since: null,
      sibling_of: null,
    })
    .where('id', '=', id)
    .execute()
  await deleteAccountData(database, { id, email })
  await anonymizeAuthEvents(database, id)
  await cancelPendingMails(database, email)
  await transferSignInToSibling(database, { id, email })
}

/**
 * Waits for concurrent submissions of a person and decisions about them, so that these are erased too, and blocks new
 * ones until the transaction ends. SQLite allows only one writing transaction.
 */
export async function lockForErasure(database: Database, kind: 'students' | 'teachers', id: number): Promise<void> {
  if (!isPostgres(database)) return
  const account = await database.selectFrom(kind).select('account_id').where('id', '=', id).executeTakeFirstOrThrow()
  // In the same order as submissions lock them, to prevent deadlocks.
  await database.selectFrom('accounts').select('id').where('id', '=', account.account_id).forUpdate().execute()
  await database.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
}

/** The columns of a person's profile, cleared. */
export const emptyTeacherProfile = {
  contact_number: null,
  current_address: null,
  date_of_birth: null,
  experience_quran: null,
  gender: null,
  institution: null,
  languages_spoken: null,
  age_group: null,
  nationality: null,
  other_experience: null,
  qualification: null,
  is_public: 0,
  public_name: null,
  about: null,
  experience_years: null,
}

export const emptyStudentProfile = {
  contact_number: null,
  alternate_contact_number: null,
  date_of_birth: null,
  preferred_language: null,
  guardian_name: null,
  signature: null,
  notes: null,
}

/** Removes a student's and their guardian's contact data from texts about them; the name stays. */
export async function eraseContactsOfStudent(database: Database, studentId: number): Promise<void> {
  const { names, ...contacts } = await readStudentIdentifiers(database, studentId)
  const [name = '', guardian = ''] = names
  const traces = { ...contacts, names: [redactName(guardian, name)] }
  await eraseFromClasses(database, await readAffectedClassIds(database, studentId), traces)
  await eraseFromTexts(database, { column: 'student_id', id: studentId }, traces)
  await eraseFromDiscounts(database, studentId, traces)
  await eraseFromPayments(database, studentId, traces)
  // No register shows them anymore, and their texts may name anything.
  for (const table of ['lesson_excuses', 'practice_texts', 'practice_days'] as const) {
    await database.deleteFrom(table).where('student_id', '=', studentId).execute()
  }
}

/** Removes a teacher's contact data from texts by and about them. */
export async function eraseContactsOfTeacher(database: Database, teacherId: number): Promise<void> {
  const { emails, phones } = await readTeacherIdentifiers(database, teacherId)
  const classes = await database.selectFrom('classes').select('id').where('teacher_id', '=', teacherId).execute()
  const ids = classes.map(({ id }) => id)
  const traces = { emails, phones, names: [] }
  await eraseFromClasses(database, ids, traces)
  await eraseFromTexts(database, { column: 'teacher_id', id: teacherId }, traces)
}
