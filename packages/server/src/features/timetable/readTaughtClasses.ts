import type { Series } from '@maktab/calendar/Series'
import type { Database } from '#database/openDatabase.ts'
import type { AccessibleClassIds } from './feed/selectAccessibleClassIds.ts'
import { toWeeklySeries } from './toWeeklySeries.ts'

/** A class as its lessons tell it. */
export type TaughtClass = {
  id: number
  version: number
  title: string
  link: string | null
  teacher: { id: number; name: string }
  starts: string | null
  ends: string | null
  timings: { id: number; series: Series }[]
}

/** Classes with all their timings, those without days too. */
export async function readTaughtClasses(database: Database, meant: AccessibleClassIds): Promise<TaughtClass[]> {
  const rows = await database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .leftJoin('class_timings', 'class_timings.class_id', 'classes.id')
    .select(['classes.id', 'classes.version', 'classes.title', 'classes.link', 'classes.teacher_id', 'accounts.name'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .select(['class_timings.id as timing_id', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .where('classes.id', 'in', meant)
    .orderBy('classes.id')
    .orderBy('class_timings.id')
    .execute()
  const classes = new Map<number, TaughtClass>()
  for (const { id, version, title, link, teacher_id, name, class_starts, class_ends, timing_id, ...row } of rows) {
    const bounds = { starts: class_starts, ends: class_ends }
    const teacher = { id: teacher_id, name }
    const one = classes.get(id) ?? { id, version, title, link, teacher, ...bounds, timings: [] }
    classes.set(id, one)
    if (timing_id === null) continue
    const timing = { ...row, time_from: row.time_from ?? '', time_to: row.time_to ?? '' }
    one.timings.push({ id: timing_id, series: toWeeklySeries(timing, timing, bounds) })
  }
  return [...classes.values()]
}
