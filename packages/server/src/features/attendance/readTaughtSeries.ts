import type { LessonChange, Series } from '@maktab/calendar/Series'
import { toLessonChange, toWeeklySeries } from '../timetable/weeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'

/** A weekly timing of a class, with the data for the attendance register. */
export type TaughtSeries = {
  classId: number
  timingId: number
  title: string
  /** Breaks ties between lessons that start at the same time: the later place counts as older. */
  place: number
  teacherAccountId: number
  /** The first day of the class. A timing may start later. */
  starts: string | null
  series: Series
  /** The changes that affect lessons from a given day on. */
  changes: readonly LessonChange[]
}

/** One teacher or all of them. */
export type TeacherScope = Pick<Account, 'id'> | 'everybody'

/** The weekly lessons of a teacher or of the whole school, grouped by class. */
export async function readTaughtSeries(
  database: Database,
  scope: TeacherScope,
  since: string,
): Promise<TaughtSeries[]> {
  const rows = await database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .select(['class_timings.id', 'class_id', 'title', 'account_id', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .where('classes.archived_at', 'is', null)
    .where('days', 'is not', null)
    .where('days', '!=', '')
    .$if(scope !== 'everybody', (query) => query.where('account_id', '=', scope === 'everybody' ? 0 : scope.id))
    .orderBy('class_timings.id')
    .execute()
  const changes = await readChanges(database, scope, since)
  const byClass = [...Map.groupBy(rows, ({ class_id }) => class_id).values()].flat()
  return byClass.map((row, place) => ({
    classId: row.class_id,
    place,
    timingId: row.id,
    title: row.title,
    teacherAccountId: row.account_id,
    starts: row.class_starts,
    series: toWeeklySeries(row, { starts: row.class_starts, ends: row.class_ends }, row),
    changes: changes.get(row.id) ?? [],
  }))
}

async function readChanges(
  database: Database,
  scope: TeacherScope,
  since: string,
): Promise<Map<number, LessonChange[]>> {
  const rows = await database
    .selectFrom('lesson_changes')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to'])
    .where(({ eb, or }) => or([eb('day', '>=', since), eb('to_day', '>=', since)]))
    .$if(scope !== 'everybody', (query) =>
      query.where('timing_id', 'in', (of) =>
        of
          .selectFrom('class_timings')
          .innerJoin('classes', 'classes.id', 'class_timings.class_id')
          .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
          .select('class_timings.id')
          .where('account_id', '=', scope === 'everybody' ? 0 : scope.id),
      ),
    )
    .execute()
  const byTiming = Map.groupBy(rows, (row) => row.timing_id)
  return new Map([...byTiming].map(([id, ofOne]) => [id, ofOne.flatMap(toLessonChange)]))
}
