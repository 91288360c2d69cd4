import { type ClassFilter, matchesClassFilter } from '../timetable/feed/countMarks.ts'
import type { Database } from '#database/openDatabase.ts'

/** The first mark of each class, as far as it matters: of a class that was marked before a day, any mark before it. */
export async function readFirstMarks(
  database: Database,
  classes: ClassFilter,
  day: string,
): Promise<Map<number, string>> {
  const older = await database
    .selectFrom('classes')
    .select('id')
    .select(({ selectFrom }) =>
      selectFrom('attendance')
        .select('date')
        .whereRef('attendance.class_id', '=', 'classes.id')
        .where('date', '<', day)
        .limit(1)
        .as('date'),
    )
    .where(({ ref }) => matchesClassFilter(ref('classes.id'), classes))
    .where('classes.starts', 'is', null)
    .execute()
  const young = older.filter(({ date }) => date === null).map(({ id }) => id)
  const rows = await readMinima(database, young)
  return new Map([
    ...older.flatMap(({ id, date }): [number, string][] => (date === null ? [] : [[id, date]])),
    ...rows.map(({ class_id, first }): [number, string] => [class_id, first]),
  ])
}

async function readMinima(database: Database, classIds: readonly number[]) {
  if (classIds.length === 0) return []
  return database
    .selectFrom('attendance')
    .select(({ fn }) => ['class_id', fn.min('date').as('first')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id')
    .execute()
}
