import type { Database } from '#database/openDatabase.ts'
import { eraseFromClasses } from './eraseFromClasses.ts'
import { eraseFromDiscounts } from './eraseFromDiscounts.ts'
import { eraseFromTexts } from './eraseFromTexts.ts'
import { readAffectedClassIds, readStudentIdentifiers, readTeacherIdentifiers } from './personalIdentifiers.ts'
import { redactName } from './redactName.ts'

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
