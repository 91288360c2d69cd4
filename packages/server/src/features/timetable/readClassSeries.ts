import type { LessonChange, Series } from '@maktab/calendar/Series'
import { matchesClassFilter } from './countAttendanceMarks.ts'
import { toLessonChange, toWeeklySeries } from './weeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'

/** The weekly lessons of one timing of a class, with changes of single lessons. */
export type ClassSeries = {
  classId: number
  timingId: number
  title: string
  link: string | null
  teacher: { accountId: number; name: string }
  version: number
  /** The first day of the class. A timing may start later. */
  starts: string | null
  /** When anything of it last changed, in milliseconds. */
  changed: number
  series: Series
  changes: (LessonChange & { note: string | null })[]
}

/**
 * The weekly lessons a user can access: a student's or teacher's own, or all for an administrator and `everybody`; or
 * those of some students or classes. Timings without days have none, because these are arranged with the teacher.
 */
export async function readClassSeries(database: Database, caller: Reader): Promise<ClassSeries[]> {
  const rows = await selectTimings(database, caller).execute()
  return [...Map.groupBy(rows, ({ timingId }) => timingId).values()].map((ofOne) => toSeries(ofOne))
}

type Reader =
  | Pick<Account, 'id' | 'role'>
  | { studentIds: readonly number[] }
  | { classIds: readonly number[] }
  | 'everybody'

function selectTimings(database: Database, caller: Reader) {
  const query = database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .leftJoin('lesson_changes', 'lesson_changes.timing_id', 'class_timings.id')
    .select(['classes.id as classId', 'classes.title', 'classes.link', 'classes.version', 'classes.changed_at'])
    .select(['classes.starts as classStarts', 'classes.ends as classEnds', 'accounts.name as teacherName'])
    .select(['class_timings.id as timingId', 'class_timings.starts', 'class_timings.ends', 'class_timings.days'])
    .select(['class_timings.time_from', 'class_timings.time_to', 'teachers.account_id as teacherAccountId'])
    .select(['lesson_changes.day', 'to_day', 'to_from', 'to_to', 'note'])
    .select('lesson_changes.changed_at as lessonChangedAt')
    .select(({ selectFrom, fn }) => [
      selectFrom('lesson_acts')
        .select(({ ref }) => fn.max(fn.coalesce(ref('undone_at'), ref('at'))).as('last'))
        .whereRef('lesson_acts.class_id', '=', 'classes.id')
        .as('lastAct'),
    ])
    .where('classes.archived_at', 'is', null)
    .where('class_timings.days', 'is not', null)
    .where('class_timings.days', '!=', '')
    .orderBy('class_timings.id')
    .orderBy('lesson_changes.day')
  if (caller === 'everybody') return query
  if ('studentIds' in caller)
    return query.where('classes.id', 'in', (of) =>
      of.selectFrom('class_students').select('class_id').where('student_id', 'in', caller.studentIds),
    )
  if ('classIds' in caller) return query.where(({ ref }) => matchesClassFilter(ref('classes.id'), caller.classIds))
  if (caller.role === 'admin') return query
  if (caller.role === 'teacher') return query.where('teachers.account_id', '=', caller.id)
  return query.where('classes.id', 'in', (of) =>
    of
      .selectFrom('class_students')
      .innerJoin('students', 'students.id', 'class_students.student_id')
      .select('class_students.class_id')
      .where('students.account_id', '=', caller.id),
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTimings>['execute']>>[number]

function toSeries(rows: readonly Row[]): ClassSeries {
  const [row] = rows
  if (!row) throw new Error('A time has at least one row.')
  const moments = [row.changed_at, row.lastAct, ...rows.map(({ lessonChangedAt }) => lessonChangedAt)]
  return {
    classId: row.classId,
    timingId: row.timingId,
    title: row.title,
    link: row.link,
    teacher: { accountId: row.teacherAccountId, name: row.teacherName },
    version: row.version,
    starts: row.classStarts,
    changed: Math.max(...moments.map((moment) => moment ?? 0)),
    series: toWeeklySeries(row, { starts: row.classStarts, ends: row.classEnds }, row),
    changes: rows.flatMap(({ day, to_day, to_from, to_to, note }) =>
      day === null ? [] : toLessonChange({ day, to_day, to_from, to_to }).map((change) => ({ ...change, note })),
    ),
  }
}
