import type { Database } from '#database/openDatabase.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { SeriesWithChanges } from '@maktab/calendar/findSeriesConflict'
import { toLessonChange, toWeeklySeries } from '../timetable/weeklySeries.ts'
import type { WallDay } from '@maktab/calendar/WallDay'
import { isLessonDay } from '#validation/weekdays.ts'

type ChosenTimings = { studentId: number; classTimings: { id: number }[] }
type Timing = { id: number; time_from: string; time_to: string }

/** Both databases limit the number of values per statement. */
const MAX_ROWS = 1000

/**
 * The chosen times of each student, from their allotments to this teacher (decision 13). Rejects students who aren't
 * allotted to the teacher, and times of other students.
 */
export async function resolveChosenTimings(
  database: Database,
  teacherId: number,
  students: readonly ChosenTimings[],
): Promise<Map<number, Timing[]>> {
  const rows = await database
    .selectFrom('allotments')
    .leftJoin('allotment_timings', 'allotment_timings.allotment_id', 'allotments.id')
    .select(['allotments.student_id', 'allotment_timings.id', 'time_from', 'time_to'])
    .where('allotments.teacher_id', '=', teacherId)
    .where(
      'allotments.student_id',
      'in',
      students.map(({ studentId }) => studentId),
    )
    .execute()
  const allotted = Map.groupBy(rows, (row) => row.student_id)
  const chosen = new Map<number, Timing[]>()
  for (const [index, { studentId, classTimings }] of students.entries()) {
    const field = `students[${index}]`
    if (chosen.has(studentId)) throw invalidField(`${field}.studentId`, message('This student is listed twice.'))
    const own = allotted.get(studentId)
    if (!own) throw invalidField(`${field}.studentId`, message('This student isn’t allotted to you.'))
    const timings = new Map<number, Timing>()
    for (const [at, { id }] of classTimings.entries()) {
      const timing = own.find((row) => row.id === id)
      const place = `${field}.classTimings[${at}].id`
      if (!timing) throw invalidField(place, message('This isn’t one of the student’s class times.'))
      if (timings.has(id)) throw invalidField(place, message('This class time is chosen twice.'))
      timings.set(id, { id, time_from: timing.time_from ?? '', time_to: timing.time_to ?? '' })
    }
    chosen.set(studentId, [...timings.values()])
  }
  return chosen
}

/** Replaces the times of links between students and a class. */
export async function saveStudentTimings(
  database: Database,
  links: readonly { linkId: number; timings: readonly Timing[] }[],
): Promise<void> {
  await database
    .deleteFrom('class_student_timings')
    .where(
      'link_id',
      'in',
      links.map(({ linkId }) => linkId),
    )
    .execute()
  const rows = links.flatMap(({ linkId, timings }) =>
    timings.map(({ id, time_from, time_to }) => ({ link_id: linkId, timing_id: id, time_from, time_to })),
  )
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await database
      .insertInto('class_student_timings')
      .values(rows.slice(start, start + MAX_ROWS))
      .execute()
  }
}

/** The weekly lessons of a class by timing, with their changes. */
export async function readSeriesByTiming(database: Database, classId: number): Promise<Map<number, SeriesWithChanges>> {
  const timings = await database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .select(['class_timings.id', 'time_from', 'time_to', 'days', 'classes.starts', 'classes.ends'])
    .select(['class_timings.starts as timing_starts', 'class_timings.ends as timing_ends'])
    .where('class_id', '=', classId)
    .orderBy('class_timings.id')
    .execute()
  const changes = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to'])
    .where('class_timings.class_id', '=', classId)
    .orderBy('day')
    .execute()
  const changed = Map.groupBy(changes, (row) => row.timing_id)
  return new Map(
    timings.map((row) => {
      const timing = { starts: row.timing_starts, ends: row.timing_ends }
      return [
        row.id,
        { ...toWeeklySeries(row, row, timing), changes: (changed.get(row.id) ?? []).flatMap(toLessonChange) },
      ]
    }),
  )
}

/**
 * The timings that have not ended on a day of the school, or the last one if all have. Timings ended by moving or
 * cancelling the remaining lessons are kept for their attendance records.
 */
export function filterCurrentTimings<Timing extends { ends: string | null }>(
  timings: readonly Timing[],
  today: string,
): Timing[] {
  const current = timings.filter(({ ends }) => ends === null || ends >= today)
  if (current.length > 0) return current
  return timings.toSorted((one, other) => (one.ends ?? '').localeCompare(other.ends ?? '')).slice(-1)
}

/** Deletes changes of lessons that no longer exist after the days or dates of a class were edited. */
export async function deleteStaleLessonChanges(database: Database, classId: number): Promise<void> {
  const rows = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .select(['lesson_changes.id', 'day', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .where('class_timings.class_id', '=', classId)
    .execute()
  const stale = rows.filter(
    ({ day, class_starts, class_ends, ...timing }) =>
      !isLessonDay(toWeeklySeries(timing, timing, { starts: class_starts, ends: class_ends }), day as WallDay),
  )
  if (stale.length === 0) return
  const ids = stale.map(({ id }) => id)
  await database.deleteFrom('lesson_changes').where('id', 'in', ids).execute()
}
