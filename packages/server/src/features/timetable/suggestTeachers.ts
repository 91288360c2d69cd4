import type { Slot } from '@maktab/calendar/Series'
import { weekdays } from '@maktab/calendar/WallDay'
import { rankTeachers, countMinutes, toWeekIntervals } from '@maktab/calendar/weekIntervals'
import { readTeacherEngagements } from './readEngagements.ts'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { notFound } from '#lib/HttpError.ts'
import { readSettings } from '../settings/schoolSettings.ts'

/**
 * Ranks the teachers of a course by how much of the student's preferred time they have free, then by how little they
 * teach. A teacher's week is limited to the times in their application. A preferred time without days means every day.
 */
export const suggestTeachers: Handler<'suggestTeachers'> = async ({ params, database, services }) => {
  const { studentId, courseId } = params
  const student = await readStudent(database, studentId)
  const wishes = (await readWishes(database, studentId, courseId)).map(slotOf)
  const teachers = await readTeachers(database, courseId)
  const ids = teachers.map(({ id }) => id)
  const [busy, offered, load] = [
    Map.groupBy(await readTeacherEngagements(database, ids), ({ teacherId }) => teacherId),
    Map.groupBy(await readOffers(database, ids, courseId), (row) => row.teacher_id),
    await countStudents(database, ids),
  ]
  const ranked = rankTeachers(
    wishes,
    teachers.map(({ id }) => {
      const offers = offered.get(id)
      return {
        id,
        busy: (busy.get(id) ?? []).map(({ series }) => series),
        ...(offers && { offered: offers.map(slotOf) }),
        load: load.get(id) ?? 0,
      }
    }),
  )
  const suggestions = ranked.flatMap(({ id, minutes: freeMinutes, free }) => {
    const teacher = teachers.find((one) => one.id === id)
    const classes = (busy.get(id) ?? []).filter(({ kind }) => kind === 'class')
    const lessonMinutes = classes.reduce((sum, { series }) => sum + countMinutes(toWeekIntervals(series)), 0)
    return teacher
      ? [{ teacher, freeMinutes, free: free.map(toContractSlot), students: load.get(id) ?? 0, lessonMinutes }]
      : []
  })
  const { timeZone } = await readSettings(database, services)
  const wantedMinutes = ranked[0]?.wanted ?? 0
  return { suggestions, wanted: wishes.map(toContractSlot), wantedMinutes, timeZone, studentZone: student.zone }
}

const toContractSlot = ({ days, ...slot }: Slot) => ({ ...slot, days: [...days] })

type Row = { time_from: string; time_to: string; days: string | null }

function slotOf({ time_from: from, time_to: to, days }: Row): Slot {
  return { from, to, days: days ? parseWeekdays(days) : [...weekdays] }
}

/** A student with the time zone of their reminder preferences. */
async function readStudent(database: Database, id: number): Promise<{ zone: string | null }> {
  const found = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('reminder_choices', 'reminder_choices.account_id', 'accounts.id')
    .select('reminder_choices.value')
    .where('students.id', '=', id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
  const chosen = JSON.parse(found.value ?? '{}') as { timeZone?: string | null }
  return { zone: chosen.timeZone ?? null }
}

function readWishes(database: Database, studentId: number, courseId: number): Promise<Row[]> {
  return database
    .selectFrom('student_timings')
    .select(['time_from', 'time_to', 'days'])
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .orderBy('id')
    .execute()
}

async function readTeachers(database: Database, courseId: number) {
  await database
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return database
    .selectFrom('course_assignments')
    .innerJoin('teachers', 'teachers.id', 'course_assignments.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'teach_id', 'accounts.name'])
    .where('course_id', '=', courseId)
    .where('accounts.status', '=', 'active')
    .orderBy('teachers.id')
    .execute()
}

async function readOffers(database: Database, ids: readonly number[], courseId: number) {
  if (ids.length === 0) return []
  return database
    .selectFrom('teacher_timings')
    .select(['teacher_id', 'time_from', 'time_to', 'days'])
    .where('teacher_id', 'in', ids)
    .where('course_id', '=', courseId)
    .execute()
}

async function countStudents(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('allotments')
    .select(['teacher_id', ({ fn }) => fn.count<number>('student_id').distinct().as('count')])
    .where('teacher_id', 'in', ids)
    .groupBy('teacher_id')
    .execute()
  return new Map(rows.map(({ teacher_id, count }) => [teacher_id, count]))
}
