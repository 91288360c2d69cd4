import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Services.ts'
import { createDayFormatter } from '../settings/schoolDays.ts'

type StudentContext = { database: Database; services: Pick<Services, 'timeZone'>; studentId: number }

/** The day on which the report on a student was written, or changed last, of each class and course; null without one. */
export async function readReportDays({ database, services, studentId }: StudentContext) {
  const dayOf = await createDayFormatter(database, services)
  const rows = await database
    .selectFrom('reports')
    .select(['class_id', 'course_id', 'updated_at'])
    .where('student_id', '=', studentId)
    .orderBy('updated_at')
    .execute()
  const days = new Map(rows.map((row) => [`${row.class_id} ${row.course_id}`, dayOf(row.updated_at)]))
  return (classId: number, courseId: number): string | null => days.get(`${classId} ${courseId}`) ?? null
}
