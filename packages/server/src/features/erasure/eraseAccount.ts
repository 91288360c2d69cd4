import { deleteAccountData, cancelPendingMails, transferSignInToSibling } from '../auth/archiveAccount.ts'
import { anonymizeAuthEvents } from '../auth/authEvents.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { eraseFromClasses, eraseFromDiscounts, eraseFromTexts } from './eraseFromRecords.ts'
import { readAffectedClassIds, readStudentIdentifiers, readTeacherIdentifiers, redactName } from './redactPerson.ts'

/**
 * Takes a person out of their account, whose row stays because records are tied to it. Its sessions end, and mails to
 * them that were not sent yet are not.
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
 * Waits for whatever is being sent by a person or decided about them at this moment, so that it goes with the rest, and
 * lets nothing begin until the transaction ends. SQLite lets one transaction write at a time.
 */
export async function lockForErasure(database: Database, kind: 'students' | 'teachers', id: number): Promise<void> {
  if (!isPostgres(database)) return
  const account = await database.selectFrom(kind).select('account_id').where('id', '=', id).executeTakeFirstOrThrow()
  // In the order in which whoever sends has them.
  await database.selectFrom('accounts').select('id').where('id', '=', account.account_id).forUpdate().execute()
  await database.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
}

/** A person's facts as they are when nothing is known of them. */
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

/** Takes out of what was written about a student by what they, or who answers for them, are reached; the name stays. */
export async function eraseContactsOfStudent(database: Database, studentId: number): Promise<void> {
  const { names, ...contacts } = await readStudentIdentifiers(database, studentId)
  const [name = '', guardian = ''] = names
  const traces = { ...contacts, names: [redactName(guardian, name)] }
  await eraseFromClasses(database, await readAffectedClassIds(database, studentId), traces)
  await eraseFromTexts(database, { column: 'student_id', id: studentId }, traces)
  await eraseFromDiscounts(database, studentId, traces)
}

/** The same of what was written by and about a teacher. */
export async function eraseContactsOfTeacher(database: Database, teacherId: number): Promise<void> {
  const { emails, phones } = await readTeacherIdentifiers(database, teacherId)
  const classes = await database.selectFrom('classes').select('id').where('teacher_id', '=', teacherId).execute()
  const ids = classes.map(({ id }) => id)
  const traces = { emails, phones, names: [] }
  await eraseFromClasses(database, ids, traces)
  await eraseFromTexts(database, { column: 'teacher_id', id: teacherId }, traces)
}
