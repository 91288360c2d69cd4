import type { Database } from '../database/openDatabase.ts'
import { studentsOfClass } from './studentsOfClass.ts'

/** The records of those whose time a class takes. */
export async function peopleOfClass(
  database: Database,
  classId: number,
): Promise<{ teacherId: number; studentIds: number[] }> {
  const { teacher_id: teacherId } = await database
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  return { teacherId, studentIds: await studentsOfClass(database, classId) }
}
