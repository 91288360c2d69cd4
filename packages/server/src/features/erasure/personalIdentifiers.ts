import type { Database } from '#database/openDatabase.ts'
import type { PersonalIdentifiers } from './redactPerson.ts'

/** What tells in a text who a student is. */
export async function readStudentIdentifiers(database: Database, id: number): Promise<PersonalIdentifiers> {
  const { name, email, guardian_name, contact_number, alternate_contact_number } = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['name', 'email', 'guardian_name', 'contact_number', 'alternate_contact_number'])
    .where('students.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    names: [name, guardian_name ?? ''],
    emails: [email],
    phones: [contact_number, alternate_contact_number],
  }
}

/** What tells in a text who a teacher is. */
export async function readTeacherIdentifiers(database: Database, id: number): Promise<PersonalIdentifiers> {
  const { name, email, contact_number } = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['name', 'email', 'contact_number'])
    .where('teachers.id', '=', id)
    .executeTakeFirstOrThrow()
  return { names: [name], emails: [email], phones: [contact_number] }
}

/** The classes that a student is in, was marked or reported in, or was alone in when they were deleted. */
export async function readAffectedClassIds(database: Database, studentId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('class_students')
    .select('class_id')
    .where('student_id', '=', studentId)
    .union(database.selectFrom('attendance').select('class_id').where('student_id', '=', studentId))
    .union(
      database
        .selectFrom('reports')
        .select('class_id')
        .where('student_id', '=', studentId)
        .where('class_id', 'is not', null)
        .$narrowType<{ class_id: number }>(),
    )
    .union(
      database
        .selectFrom('acts')
        .select('record_id as class_id')
        .where('student_id', '=', studentId)
        .where('record_kind', '=', 'class'),
    )
    .execute()
  return rows.map(({ class_id }) => class_id)
}
