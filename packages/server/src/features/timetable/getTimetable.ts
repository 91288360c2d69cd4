import type { components } from '@maktab/contract/schema'
import { listLessonsBetween } from '@maktab/calendar/listLessonsBetween'
import { type WallDay, addDays, parseWallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import { readClassCourses } from '../classes/classQueries.ts'
import type { Handler } from '#contract/Handler.ts'
import { invalidField } from '#lib/HttpError.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { filterCurrentTimings } from '../classes/studentTimings.ts'
import {
  selectAccessibleClassIds,
  type AccessibleClassIds,
  countAttendanceMarks,
  countStudents,
} from './countAttendanceMarks.ts'
import { message } from '#i18n/message.ts'
import { readLessonExcuses } from '../excuses/excuseQueries.ts'
import { readLessonChanges } from './lessonChangeQueries.ts'
import type { Series } from '@maktab/calendar/Series'
import type { Database } from '#database/openDatabase.ts'
import { toWeeklySeries } from './weeklySeries.ts'
import { assertKnownZone, toZonedMoment } from './zonedMoment.ts'

type LooseClass = components['schemas']['LooseClass']

const WEEK = 7

/**
 * The lessons held within some days of the school's time zone, and those planned then but moved elsewhere. Includes
 * lessons that began the evening before. Runs a fixed number of queries.
 */
export const getTimetable: Handler<'getTimetable'> = async ({ query, database, services, account, now }) => {
  assertKnownZone(query)
  const { timeZone } = await readSettings(database, services)
  const first = query.from === undefined ? getDayInZone(timeZone, now) : parseWallDay(query.from)
  const end = first && parseWallDay(addDays(first, query.days ?? WEEK))
  if (!first || !end) throw invalidField('from', message('That date doesn’t exist.'))

  const accessible = selectAccessibleClassIds({ database, account, ...query })
  const isWhole = account.role === 'admin' && query.teacherId === undefined && query.courseId === undefined
  const counted = isWhole ? undefined : accessible
  const classes = await readTaughtClasses(database, accessible)
  const changes = await readLessonChanges(database, accessible, first, end)
  const courses = await readClassCourses(database, counted)
  const students = await countStudents(database, counted)
  const held = { first: addDays(first, -1), last: end }
  const excuses = await readLessonExcuses({ database, account }, counted, held)

  const [from, until] = [toInstant(timeZone, first, '00:00'), toInstant(timeZone, end, '00:00')]
  const planned = classes.flatMap((taught) =>
    taught.timings.flatMap(({ id, series }) => {
      const changed = changes.get(id) ?? []
      return listLessonsBetween(series, changed, timeZone, from, until, { withMovedAway: true }).map((lesson) => ({
        taught,
        timingId: id,
        lesson,
        note: changed.find(({ day }) => day === lesson.day)?.note ?? null,
      }))
    }),
  )
  planned.sort((one, other) => one.lesson.starts - other.lesson.starts || one.lesson.ends - other.lesson.ends)
  const marked = await countAttendanceMarks(database, counted, [...new Set(planned.map(({ lesson }) => lesson.heldOn))])
  const moment = (instant: number) => toZonedMoment(instant, { timeZone, zone: query.zone })
  return {
    lessons: planned.map(({ taught, timingId, lesson, note }) => ({
      ...lesson,
      classId: taught.id,
      timingId,
      starts: moment(lesson.starts),
      ends: moment(lesson.ends),
      note,
      title: taught.title,
      link: taught.link,
      teacher: taught.teacher,
      courses: courses.get(taught.id) ?? [],
      students: students(taught.id),
      marked: marked(taught.id, lesson.heldOn),
      ...excuses({ timingId, ...lesson }),
      version: taught.version,
    })),
    withoutDays: classes
      .map((taught) => ({ ...taught, timings: timingsSince(taught, first) }))
      .filter((taught) => isLoose(taught, first, end))
      .map(toLoose),
    timeZone,
    zoneData: process.versions['tz'] ?? '',
  }
}

function timingsSince({ timings }: TaughtClass, first: WallDay): TaughtClass['timings'] {
  const ended = timings.map((timing) => ({ ...timing, ends: timing.series.ends }))
  return filterCurrentTimings(ended, first)
}

/** Whether a class runs in this period but has no fixed days. */
function isLoose({ starts, ends, timings }: TaughtClass, first: WallDay, end: WallDay): boolean {
  return (
    timings.every(({ series }) => series.days.length === 0) &&
    (starts === null || starts < end) &&
    (ends === null || ends >= first)
  )
}

function toLoose({ id, title, link, teacher, timings }: TaughtClass): LooseClass {
  return {
    classId: id,
    title,
    link,
    teacher,
    times: timings.map(({ series: { from, to, days } }) => ({ from, to, days: [...days] })),
  }
}

/** The class of a lesson. */
type TaughtClass = {
  id: number
  version: number
  title: string
  link: string | null
  teacher: { id: number; name: string }
  starts: string | null
  ends: string | null
  timings: { id: number; series: Series }[]
}

/** Classes with all their timings, including those without days. */
async function readTaughtClasses(database: Database, accessible: AccessibleClassIds): Promise<TaughtClass[]> {
  const rows = await database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .leftJoin('class_timings', 'class_timings.class_id', 'classes.id')
    .select(['classes.id', 'classes.version', 'classes.title', 'classes.link', 'classes.teacher_id', 'accounts.name'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .select(['class_timings.id as timing_id', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .where('classes.id', 'in', accessible)
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
