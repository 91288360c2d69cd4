import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import type { ReminderRecipient } from './readReminderPreferences.ts'

/** So many are read in one go; between them the process does what else it has to. */
const BATCH_SIZE = 100

/** Whom the lessons of each of these classes are for: its students and its teacher, who have an active account. */
export async function readReminderRecipients(
  database: Database,
  classIds: readonly number[],
): Promise<{ person: ReminderRecipient; classIds: Set<number> }[]> {
  const found = new Map<number, { person: ReminderRecipient; classIds: Set<number> }>()
  for (let start = 0; start < classIds.length; start += BATCH_SIZE) {
    const some = classIds.slice(start, start + BATCH_SIZE)
    const rows = [
      ...(await selectStudents(database, some).execute()),
      ...(await selectTeachers(database, some).execute()),
    ]
    for (const { classId, ...person } of rows) {
      const one = found.get(person.id) ?? { person, classIds: new Set<number>() }
      found.set(person.id, one)
      one.classIds.add(classId)
    }
    await setImmediate()
  }
  return [...found.values()]
}

function selectStudents(database: Database, classIds: readonly number[]) {
  return database
    .selectFrom('class_students')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['class_students.class_id as classId', 'accounts.id', 'accounts.role', 'accounts.language'])
    .where('class_students.class_id', 'in', classIds)
    .where('accounts.status', '=', 'active')
}

function selectTeachers(database: Database, classIds: readonly number[]) {
  return database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['classes.id as classId', 'accounts.id', 'accounts.role', 'accounts.language'])
    .where('classes.id', 'in', classIds)
    .where('accounts.status', '=', 'active')
}
