import type { Slot } from '@maktab/calendar/Series'
import { type WallDay, weekdayOf, weekdays } from '@maktab/calendar/WallDay'
import { getDayInZone, getTimeInZone } from '@maktab/calendar/zonedTime'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { findFirstConflicts } from '../timetable/checkScheduleConflicts.ts'
import { createSingleLessonSeries } from '../timetable/weeklySeries.ts'
import { toZonedMoment } from '../timetable/zonedMoment.ts'
import { parseWishes, selectTrials } from './trialRecords.ts'

const MINUTE = 60_000
const DEFAULT_MINUTES = 30

/**
 * The teachers who are free at each requested time and whose application doesn't exclude it: those of the course first,
 * then by how few students they have.
 */
export const suggestTrialTeachers: Handler<'suggestTrialTeachers'> = async (call) => {
  const { params, query, database, services } = call
  const { timeZone } = await readSettings(database, services)
  const row = await selectTrials(database).where('trials.id', '=', params.id).executeTakeFirstOrThrow(notFound)
  const teachers = await readTeachers(database, row.course_id)
  const offers = await readOffers(database)
  const { minutes = DEFAULT_MINUTES } = query
  const slots = parseWishes(row).map((starts) => ({
    starts,
    day: getDayInZone(timeZone, starts),
    from: getTimeInZone(timeZone, starts),
    to: getTimeInZone(timeZone, starts + minutes * MINUTE),
  }))
  const asked = slots.flatMap((slot) => teachers.map((teacher) => ({ slot, teacher })))
  const conflicts = await findFirstConflicts(
    call,
    asked.map(({ slot, teacher }) => ({
      kind: 'trial',
      teacherId: teacher.id,
      studentIds: [],
      editing: { id: row.id },
      times: [createSingleLessonSeries(slot)],
    })),
  )
  const free = asked.filter(
    ({ slot, teacher }, index) => conflicts[index] === undefined && isOffered(slot, offers.get(teacher.id) ?? []),
  )
  return {
    timeZone,
    suggestions: slots.map((slot) => ({
      ...slot,
      starts: toZonedMoment(slot.starts, { timeZone, zone: row.zone }),
      teachers: free.filter((one) => one.slot === slot).map(({ teacher }) => teacher),
    })),
    teachers,
  }
}

/** Active teachers in the order in which they are suggested. */
async function readTeachers(database: Database, courseId: number | null) {
  const rows = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'accounts.name'])
    .select(({ selectFrom }) => [
      selectFrom('course_assignments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('course_assignments.teacher_id', '=', 'teachers.id')
        .where('course_id', '=', courseId ?? 0)
        .as('assigned'),
      selectFrom('allotments')
        .select(({ fn }) => fn.count<number>('student_id').distinct().as('count'))
        .whereRef('allotments.teacher_id', '=', 'teachers.id')
        .as('students'),
    ])
    .where('accounts.status', '=', 'active')
    .orderBy('teachers.id')
    .execute()
  return rows
    .map(({ id, name, assigned, students }) => ({
      id,
      name,
      teachesCourse: Number(assigned) > 0,
      students: Number(students),
    }))
    .toSorted((a, b) => Number(b.teachesCourse) - Number(a.teachesCourse) || a.students - b.students)
}

/** The weekly times that teachers offered in their applications. */
async function readOffers(database: Database): Promise<Map<number, Slot[]>> {
  const rows = await database
    .selectFrom('teacher_timings')
    .select(['teacher_id', 'time_from', 'time_to', 'days'])
    .execute()
  const toSlot = ({ time_from: from, time_to: to, days }: (typeof rows)[number]): Slot => ({
    from,
    to,
    days: days ? parseWeekdays(days) : [...weekdays],
  })
  return new Map([...Map.groupBy(rows, (row) => row.teacher_id)].map(([id, some]) => [id, some.map(toSlot)]))
}

type Lesson = { day: WallDay; from: string; to: string }

/** Whether a lesson fits an offered time. A teacher without offers may teach at any time. */
function isOffered({ day, from, to }: Lesson, offers: readonly Slot[]): boolean {
  if (offers.length === 0) return true
  return offers.some((offer) => {
    if (!offer.days.includes(weekdayOf(day)) || from < offer.from) return false
    const isOvernight = offer.to <= offer.from
    return isOvernight || (from < to && to <= offer.to)
  })
}
