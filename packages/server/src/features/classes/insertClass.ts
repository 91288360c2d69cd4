import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import { toWeeklySeries } from '../timetable/weeklySeries.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { validateDays, assertNoFieldErrors } from '#validation/validateDates.ts'
import { parseLink } from '#validation/parseLink.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { lockPerson } from '../auth/lockPeople.ts'
import { assertTeacherActive } from '../teachers/teacherQueries.ts'
import { enqueueTeachingMails } from './teachingMails.ts'

type Context = Pick<OperationRequest<'createClass'>, 'database' | 'services' | 'now' | 'account'>
type Time = { from: string; to: string; days?: number[] }
type Run = { starts?: string | null; ends?: string | null }

type NewClass = {
  teacherId: number
  body: Run & { title: string; link?: string; courseIds: readonly number[]; goOn?: boolean }
  times: readonly Time[]
  /** The field of one of the times, for errors. */
  fieldOf: (index: number) => string
}

/**
 * Creates a class of a teacher, who must be assigned its courses and be free at its times. Tells the teacher if an
 * administrator created it.
 */
export async function insertClass(context: Context, { teacherId, body, times, fieldOf }: NewClass): Promise<void> {
  const { database, account, now } = context
  const isAdmin = account.role === 'admin'
  const run = parseRun(body)
  const parsed = times.map((time, index) => parseTime(time, fieldOf(index)))
  const link = body.link ? parseLink(body.link) : null
  await lockPerson(database, 'teachers', teacherId)
  if (isAdmin) await assertTeacherActive(database, teacherId, 'teacherID')
  const courseIds = [...new Set(body.courseIds)]
  const assigned = await database
    .selectFrom('course_assignments')
    .select('course_id')
    .where('teacher_id', '=', teacherId)
    .where('course_id', 'in', courseIds)
    .execute()
  if (assigned.length < courseIds.length) {
    throw invalidField(
      'courseIds',
      isAdmin ? message('This course isn’t assigned to this teacher.') : message('Choose only courses you teach.'),
    )
  }
  await checkScheduleConflicts(
    context,
    {
      kind: 'class',
      teacherId,
      studentIds: [],
      times: parsed.map((time) => toWeeklySeries({ days: null, ...time }, { starts: null, ends: null, ...run })),
    },
    { goOn: body.goOn, isAdmin, fieldOf },
  )
  const { id } = await database
    .insertInto('classes')
    .values({ title: body.title, link, ...run, teacher_id: teacherId, archived_at: null, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('class_timings')
    .values(parsed.map((time) => ({ ...time, class_id: id })))
    .execute()
  const courses = courseIds.map((course_id) => ({ class_id: id, course_id }))
  await database.insertInto('class_courses').values(courses).execute()
  if (isAdmin) {
    await enqueueTeachingMails(context, 'classHandedOver', {
      of: 'teachers',
      ids: [teacherId],
      payload: { classId: id },
      key: `class ${id} created`,
    })
  }
}

/** Days that a form doesn't send stay unchanged, because not every client's form has them. */
export function parseTime({ from, to, days }: Time, field: string) {
  if (from === to) throw invalidField(`${field}.to`, message('Start and end can’t be the same.'))
  return { time_from: from, time_to: to, ...(days && { days: serializeWeekdays(days) }) }
}

/** The first and last day of a class; those that a form doesn't send stay unchanged. */
export function parseRun({ starts, ends }: Run): Run {
  assertNoFieldErrors(validateDays({ starts: { day: starts }, ends: { day: ends } }))
  if (starts && ends && ends < starts)
    throw invalidField('ends', message('The last day can’t be before the first day.'))
  return { ...(starts !== undefined && { starts }), ...(ends !== undefined && { ends }) }
}
