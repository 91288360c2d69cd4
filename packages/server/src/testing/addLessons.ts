import type { Database } from '../database/openDatabase.ts'

type Timing = { days?: string | null; from?: string; to?: string; starts?: string; ends?: string }
type Class = {
  teacherId: number
  title?: string
  link?: string | null | undefined
  changedAt?: number
  studentIds?: number[]
}

/** Adds a class that meets weekly at these times; returns the ids of the class and its timings. */
export async function addLessons(
  database: Database,
  { teacherId, title = 'Tajweed', link = 'https://meet.test/tajweed', changedAt = 1000, studentIds = [] }: Class,
  timings: readonly Timing[],
): Promise<{ classId: number; timingIds: number[] }> {
  const { id: classId } = await database
    .insertInto('classes')
    .values({ teacher_id: teacherId, title, link, archived_at: null, changed_at: changedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const timingIds: number[] = []
  for (const { days = '1,3', from = '19:00', to = '20:00', starts = null, ends = null } of timings) {
    const row = { class_id: classId, time_from: from, time_to: to, days, starts, ends }
    const { id } = await database.insertInto('class_timings').values(row).returning('id').executeTakeFirstOrThrow()
    timingIds.push(id)
  }
  for (const student_id of studentIds) {
    await database.insertInto('class_students').values({ class_id: classId, student_id }).execute()
  }
  return { classId, timingIds }
}
