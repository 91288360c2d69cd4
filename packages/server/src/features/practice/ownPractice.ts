import type { OwnPractice } from '@maktab/contract/schema'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { lockStudent } from '../auth/lockPeople.ts'
import { readClassCourses } from '../classes/classQueries.ts'
import { readSettings, readToday } from '../settings/schoolSettings.ts'
import { selectAccessibleClassIds } from '../timetable/countAttendanceMarks.ts'
import { assertKnownZone, toZonedMoment } from '../timetable/zonedMoment.ts'
import type { HandlersFor, OperationRequest } from '#contract/Handler.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { MAX_DAYS, readPracticeDays } from './practiceDays.ts'

type Call = Pick<OperationRequest<'listOwnPractice'>, 'database' | 'services' | 'account' | 'now'>

/** The current practice of each class of the calling student: the last one set, until the next lesson is over. */
async function readOwnPractices(call: Call, zone?: string): Promise<OwnPractice[]> {
  const { database, services, account, now } = call
  const { timeZone } = await readSettings(database, services)
  const today = (await readToday(call)) as WallDay
  const rows = await database
    .selectFrom('practices')
    .innerJoin('classes', 'classes.id', 'practices.class_id')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .innerJoin('students', (join) => join.on('students.account_id', '=', account.id))
    .leftJoin('practice_texts', (join) =>
      join
        .onRef('practice_texts.practice_id', '=', 'practices.id')
        .onRef('practice_texts.student_id', '=', 'students.id'),
    )
    .select(['practices.id', 'practices.class_id as classId', 'classes.title', 'practices.day'])
    .select(['teachers.id as teacherId', 'accounts.name as teacherName', 'students.id as studentId'])
    .select(({ fn }) => fn.coalesce('practice_texts.text', 'practices.text').as('text'))
    .where('practices.class_id', 'in', selectAccessibleClassIds({ database, account }))
    .where('practices.day', '<=', today)
    .where('practices.day', '>=', addDays(today, -MAX_DAYS - 1))
    .orderBy('practices.day', 'desc')
    .execute()
  const latest = [...Map.groupBy(rows, ({ classId }) => classId).values()].flatMap(([first]) => first ?? [])
  const [own] = latest
  if (!own) return []
  const classIds = latest.map(({ classId }) => classId)
  const daysOf = await readPracticeDays(database, timeZone, classIds)
  const coursesOf = await readClassCourses(database, classIds)
  const current = latest.flatMap(({ day, text, ...practice }) => {
    const { days, next } = daysOf(practice.classId, day as WallDay)
    const isOver = next ? next.ends <= now : today > (days.at(-1) ?? day)
    return text && !isOver ? [{ ...practice, day, text, days, next }] : []
  })
  const done = await database
    .selectFrom('practice_days')
    .select(['practice_id', 'day'])
    .where('student_id', '=', own.studentId)
    .where(
      'practice_id',
      'in',
      latest.map(({ id }) => id),
    )
    .execute()
  const isDone = new Set(done.map(({ practice_id, day }) => `${practice_id} ${day}`))
  return current
    .toSorted((one, other) => (one.next?.starts ?? Infinity) - (other.next?.starts ?? Infinity) || one.id - other.id)
    .map(({ id, classId, title, teacherId, teacherName, text, day: setOn, days, next }) => ({
      id,
      classId,
      title,
      teacher: { id: teacherId, name: teacherName },
      courses: coursesOf.get(classId) ?? [],
      text,
      setOn,
      until: next ? toZonedMoment(next.starts, { timeZone, zone }) : null,
      days: days.map((day) => ({ day, isDone: isDone.has(`${id} ${day}`) })),
    }))
}

/** Decision 321: the student's practice until the next lessons, and the days on which they did it. */
export const ownPracticeHandlers: HandlersFor<'listOwnPractice' | 'markPractice'> = {
  listOwnPractice: async (call) => {
    assertKnownZone(call.query)
    return { practices: await readOwnPractices(call, call.query.zone) }
  },

  markPractice: async (call) => {
    const { database, account, body } = call
    const { id, day, isDone } = body
    const { id: studentId } = await lockStudent(database, account.id)
    const practice = (await readOwnPractices(call)).find((one) => one.id === id)
    if (!practice) throw notFound()
    if (!practice.days.some((one) => one.day === day))
      throw invalidField('day', message('This practice isn’t for this day.'))
    if (day > (await readToday(call))) throw invalidField('day', message('This day is in the future.'))
    if (isDone) {
      await database
        .insertInto('practice_days')
        .values({ practice_id: id, student_id: studentId, day })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await database
        .deleteFrom('practice_days')
        .where('practice_id', '=', id)
        .where('student_id', '=', studentId)
        .where('day', '=', day)
        .execute()
    }
    return { message: message('Practice saved') }
  },
}
