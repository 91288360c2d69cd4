import type { Database } from '#database/openDatabase.ts'
import { readClassStudentIds } from './readClassStudentIds.ts'

/** The records of those whose time a class takes. */
export async function readClassPeople(
  database: Database,
  classId: number,
): Promise<{ teacherId: number; studentIds: number[] }> {
  const { teacher_id: teacherId } = await database
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  return { teacherId, studentIds: await readClassStudentIds(database, classId) }
}
