import type { Database } from '#database/openDatabase.ts'

/** The records of those who are in a class. */
export async function readClassStudentIds(database: Database, classId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('class_students')
    .select('student_id')
    .where('class_id', '=', classId)
    .execute()
  return rows.map((row) => row.student_id)
}
