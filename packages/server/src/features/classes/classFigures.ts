import { findNextLessonOfSeries } from '@maktab/calendar/listLessonsBetween'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import type { Services } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { readSettings, readToday } from '../settings/schoolSettings.ts'
import { countStudents } from '../timetable/countAttendanceMarks.ts'
import { toLessonChange, toWeeklySeries } from '../timetable/weeklySeries.ts'

type ClassFigures = {
  studentCount: number
  recentAttendance: { present: number; marked: number }
  nextLesson: { day: string; from: string; to: string } | null
}

type Context = { database: Database; services: Pick<Services, 'timeZone'>; now: number }

const RECENT_DAYS = 28
const none: ClassFigures = { studentCount: 0, recentAttendance: { present: 0, marked: 0 }, nextLesson: null }

/** The number of students, the attendance of the last four weeks, and the next lesson of each class. */
export async function readClassFigures(
  context: Context,
  classIds: readonly number[],
): Promise<(classId: number) => ClassFigures> {
  if (classIds.length === 0) return () => none
  const { database, services, now } = context
  const today = (await readToday(context)) as WallDay
  const [{ timeZone }, studentsOf, attendanceOf, seriesOf] = await Promise.all([
    readSettings(database, services),
    countStudents(database, classIds),
    countRecentAttendance(database, classIds, addDays(today, 1 - RECENT_DAYS)),
    readUpcomingSeries(database, classIds, today),
  ])
  return (classId) => {
    const lessons = (seriesOf.get(classId) ?? []).flatMap(
      ({ series, changes }) => findNextLessonOfSeries(series, changes, timeZone, now) ?? [],
    )
    const [next] = lessons.toSorted((one, other) => one.starts - other.starts)
    return {
      studentCount: studentsOf(classId),
      recentAttendance: attendanceOf(classId),
      nextLesson: next ? { day: next.heldOn, from: next.from, to: next.to } : null,
    }
  }
}

async function countRecentAttendance(database: Database, classIds: readonly number[], since: WallDay) {
  const rows = await database
    .selectFrom('attendance')
    .select(({ fn }) => ['class_id', 'status', fn.countAll<number | string>().as('count')])
    .where('class_id', 'in', classIds)
    .where('date', '>=', since)
    .groupBy(['class_id', 'status'])
    .execute()
  const byClass = Map.groupBy(rows, ({ class_id }) => class_id)
  return (classId: number) => {
    const ofClass = byClass.get(classId) ?? []
    return {
      present: Number(ofClass.find(({ status }) => status === 'present')?.count ?? 0),
      marked: ofClass.reduce((sum, { count }) => sum + Number(count), 0),
    }
  }
}

/** The weekly lessons of each class, with the changes that affect lessons from today on. */
async function readUpcomingSeries(database: Database, classIds: readonly number[], today: WallDay) {
  // A lesson of the day before may last past midnight.
  const since = addDays(today, -1)
  const rows = await database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .leftJoin('lesson_changes', (join) =>
      join
        .onRef('lesson_changes.timing_id', '=', 'class_timings.id')
        .on(({ eb, or }) => or([eb('lesson_changes.day', '>=', since), eb('lesson_changes.to_day', '>=', since)])),
    )
    .select(['class_timings.id', 'class_id', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .select(['lesson_changes.day', 'to_day', 'to_from', 'to_to'])
    .where('class_id', 'in', classIds)
    .where('days', 'is not', null)
    .where('days', '!=', '')
    .execute()
  const timings = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofOne) => {
    const [row] = ofOne
    if (!row) return []
    return {
      classId: row.class_id,
      series: toWeeklySeries(row, { starts: row.class_starts, ends: row.class_ends }, row),
      changes: ofOne.flatMap(({ day, ...change }) => (day === null ? [] : toLessonChange({ day, ...change }))),
    }
  })
  return Map.groupBy(timings, ({ classId }) => classId)
}
