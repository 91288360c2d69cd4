import { addDays } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import {
  type ReminderLead,
  reminderLeadTimes,
  type QuietHours,
  findQuietPeriod,
  getNotificationTime,
  type ReminderRecipient,
} from './readReminderPreferences.ts'
import type { Lesson } from '@maktab/calendar/Series'
import { listLessonsBetween } from '@maktab/calendar/listLessonsBetween'
import type { ClassSeries } from '../timetable/readClassSeries.ts'
import { readTrialRecipients } from '../trial/trialSeries.ts'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'

const HOUR = 60 * 60_000

type Options<Lesson> = {
  wants: Record<ReminderLead, boolean>
  quiet: QuietHours
  now: number
  isSent: (lesson: Lesson, lead: ReminderLead) => boolean
}

/**
 * The reminders to send a person now, in as few mails as possible: the first due lesson together with the remaining
 * lessons of its day, or of the hour after it. A lesson in an hour-before reminder needs no day-before reminder.
 */
export function findDueReminders<Lesson extends { starts: number }>(
  lessons: readonly Lesson[],
  { wants, quiet, now, isSent }: Options<Lesson>,
): { lead: ReminderLead; lessons: Lesson[] }[] {
  if (findQuietPeriod(quiet, now)) return []
  const due = (lead: ReminderLead, unsent: Lesson[]): Lesson[] => {
    const isDue = ({ starts }: Lesson) => getNotificationTime(starts - reminderLeadTimes[lead], starts, quiet) <= now
    const first = wants[lead] ? unsent.find((lesson) => isDue(lesson)) : undefined
    return first ? unsent.filter(({ starts }) => starts <= endOfReminder(lead, first, quiet)) : []
  }
  const ahead = lessons.filter(({ starts }) => starts > now).toSorted((a, b) => a.starts - b.starts)
  const late = ahead.filter((lesson) => !isSent(lesson, 'hourBefore'))
  const soon = due('hourBefore', late)
  const dayBefore = due(
    'dayBefore',
    late.filter((lesson) => !soon.includes(lesson) && !isSent(lesson, 'dayBefore')),
  )
  const all = [
    { lead: 'hourBefore', lessons: soon },
    { lead: 'dayBefore', lessons: dayBefore },
  ] as const
  return all.filter(({ lessons: dueLessons }) => dueLessons.length > 0)
}

/** Lessons that begin up to this instant are in the same mail as the first one. */
function endOfReminder(lead: ReminderLead, { starts }: { starts: number }, { zone }: QuietHours): number {
  if (lead === 'hourBefore') return starts + HOUR
  return toInstant(zone, addDays(getDayInZone(zone, starts), 1), '00:00') - 1
}

/** A future lesson with what its reminder contains; `planned` is its original time if it was moved. */
export type UpcomingLesson = Pick<Lesson, 'day' | 'heldOn' | 'starts'> &
  Pick<ClassSeries, 'classId' | 'timingId' | 'title' | 'link'> & {
    planned: { day: string; from: string } | null
    note: string | null
  }

/** The lessons of these series that begin after one instant and until another, in order. */
export function listUpcomingLessons(
  all: readonly ClassSeries[],
  zone: string,
  after: number,
  until: number,
): UpcomingLesson[] {
  const ahead = all.flatMap(({ classId, timingId, title, link, series, changes }) =>
    listLessonsBetween(series, changes, zone, after, until)
      .filter(({ state, starts }) => state !== 'cancelled' && starts > after)
      .map(({ day, heldOn, starts, state }) => ({
        classId,
        timingId,
        title,
        link,
        day,
        heldOn,
        starts,
        planned: state === 'moved' ? { day, from: series.from } : null,
        note: changes.find((change) => change.day === day)?.note ?? null,
      })),
  )
  return ahead.toSorted((a, b) => a.starts - b.starts || a.timingId - b.timingId)
}

/** Accounts per batch; the event loop runs between batches. */
const BATCH_SIZE = 100

/** The students and the teacher of each class, and the teacher of each trial lesson, who have an active account. */
export async function readReminderRecipients(
  database: Database,
  classIds: readonly number[],
): Promise<{ person: ReminderRecipient; classIds: Set<number> }[]> {
  const found = new Map<number, { person: ReminderRecipient; classIds: Set<number> }>()
  for (let start = 0; start < classIds.length; start += BATCH_SIZE) {
    const some = classIds.slice(start, start + BATCH_SIZE)
    const rows = [
      ...(await selectStudents(database, some).execute()),
      ...(await selectTeachers(database, some).execute()),
      ...(await readTrialRecipients(database, some)),
    ]
    for (const { classId, ...person } of rows) {
      const one = found.get(person.id) ?? { person, classIds: new Set<number>() }
      found.set(person.id, one)
      one.classIds.add(classId)
    }
    await setImmediate()
  }
  return [...found.values()]
}

function selectStudents(database: Database, classIds: readonly number[]) {
  return database
    .selectFrom('class_students')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['class_students.class_id as classId', 'accounts.id', 'accounts.role', 'accounts.language'])
    .where('class_students.class_id', 'in', classIds)
    .where('accounts.status', '=', 'active')
}

function selectTeachers(database: Database, classIds: readonly number[]) {
  return database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['classes.id as classId', 'accounts.id', 'accounts.role', 'accounts.language'])
    .where('classes.id', 'in', classIds)
    .where('accounts.status', '=', 'active')
}
