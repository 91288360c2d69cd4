import type { Database } from '../database/openDatabase.ts'
import type { ClassesMeant } from './classesMeant.ts'

/** Of which classes; undefined for all, which is told sooner without naming them. */
type Of = ClassesMeant | readonly number[] | undefined

/** How many are in each class. */
export async function countStudents(database: Database, meant: Of): Promise<(classId: number) => number> {
  const rows = await database
    .selectFrom('class_students')
    .select(({ fn }) => ['class_id', fn.countAll<number | string>().as('count')])
    .$if(meant !== undefined, (query) => query.where('class_id', 'in', meant ?? []))
    .groupBy('class_id')
    .execute()
  const counts = new Map(rows.map(({ class_id, count }) => [class_id, Number(count)]))
  return (classId) => counts.get(classId) ?? 0
}

/** How many of those who are in each class have a mark of each of some days. */
export async function countMarks(
  database: Database,
  meant: Of,
  days: readonly string[],
): Promise<(classId: number, day: string) => number> {
  if (days.length === 0) return () => 0
  const rows = await database
    .selectFrom('attendance')
    .innerJoin('class_students', (join) =>
      join
        .onRef('class_students.class_id', '=', 'attendance.class_id')
        .onRef('class_students.student_id', '=', 'attendance.student_id'),
    )
    .select(({ fn }) => ['attendance.class_id', 'date', fn.countAll<number | string>().as('count')])
    .where('date', 'in', days)
    .$if(meant !== undefined, (query) => query.where('attendance.class_id', 'in', meant ?? []))
    .groupBy(['attendance.class_id', 'date'])
    .execute()
  const counts = new Map(rows.map(({ class_id, date, count }) => [`${class_id} ${date}`, Number(count)]))
  return (classId, day) => counts.get(`${classId} ${day}`) ?? 0
}
