import {
  readClassForDecision,
  readClassCourses,
  withCourses,
  lockClass,
  selectClasses,
  readTeacherId,
  toClasses,
} from './classQueries.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import { toWeeklySeries } from '../timetable/weeklySeries.ts'
import type { OperationRequest, HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { toJson } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { validateDays, assertNoFieldErrors } from '#validation/validateDates.ts'
import { parseLink } from '#validation/parseLink.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { readListResponse, selectIdsWhere } from '#lists/readListResponse.ts'
import { classList } from '#lists/teachingLists.ts'
import { invalidField, notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { checkClassScheduleConflicts } from './checkClassScheduleConflicts.ts'
import { filterCurrentTimings, deleteStaleLessonChanges, readSeriesByTiming } from './studentTimings.ts'
import { handOverClass } from './handOverClass.ts'
import { lockPerson } from '../auth/lockPeople.ts'
import { readToday } from '../settings/schoolSettings.ts'

type Lists = 'listAllClasses' | 'filterClasses' | 'listTeacherClasses'
type Changes = 'createClass' | 'editClass' | 'deleteClass'
type ClassInput = {
  title: string
  classTime: { from: string; to: string; days?: number[] }
  starts?: string | null
  ends?: string | null
}

/** The data for the list of classes, including today's date at the school. */
const toListContext = (call: Pick<OperationRequest<Lists>, 'database' | 'services' | 'now'>) => ({
  key: 'data' as const,
  list: classList,
  read: async (database: Database, ids: readonly number[]) => {
    const [rows, courses, today] = await Promise.all([
      selectClasses(database).where('classes.id', 'in', ids).execute(),
      readClassCourses(database, ids),
      readToday(call),
    ])
    const classes = withCourses(toClasses(rows, today), courses)
    return new Map(classes.map((one) => [one.id, toJson(one)]))
  },
})

const amongClasses = ({ teacherId, courseId }: { teacherId?: number | undefined; courseId?: number | undefined }) => [
  ...selectIdsWhere('id', 'classes', { teacher_id: teacherId }),
  ...selectIdsWhere('class_id', 'class_courses', { course_id: courseId }),
]

/** 1§2 “Admin Classes” and 2§2 “Teacher classes”. A class belongs to the teacher who created it. */
export const classHandlers: HandlersFor<Lists | Changes> = {
  listAllClasses: (call) => {
    return readListResponse(call, { ...toListContext(call), among: amongClasses(call.query) })
  },

  filterClasses: (call) => {
    return readListResponse(call, { ...toListContext(call), among: amongClasses(call.params) })
  },

  listTeacherClasses: async (call) => {
    const { database, account } = call
    const teacherId = await readTeacherId({ database, account })
    const rows = await selectClasses(database).where('classes.teacher_id', '=', teacherId).execute()
    const taught = toClasses(rows, await readToday(call))
    const classes = withCourses(taught, await readClassCourses(database, teacherId))
    return {
      data: classes.map(({ teacherID: _own, teacher_class_timings: timings, ...one }) => ({
        ...one,
        timings: timings.map(({ id, preferred_time_from: from, preferred_time_to: to, days }) => ({
          id,
          from,
          to,
          days,
        })),
      })),
    }
  },

  createClass: async ({ body, database, account, services, now }) => {
    const { title, time, run } = read(body)
    const link = body.link ? parseLink(body.link) : null
    const teacherId = await readTeacherId({ database, account })
    await lockPerson(database, 'teachers', teacherId)
    const courseIds = [...new Set(body.courseIds)]
    const assigned = await database
      .selectFrom('course_assignments')
      .select('course_id')
      .where('teacher_id', '=', teacherId)
      .where('course_id', 'in', courseIds)
      .execute()
    if (assigned.length < courseIds.length) throw invalidField('courseIds', message('Choose only courses you teach.'))
    await checkScheduleConflicts(
      { database, services, now },
      {
        kind: 'class',
        teacherId,
        studentIds: [],
        times: [toWeeklySeries({ days: null, ...time }, { starts: null, ends: null, ...run })],
      },
      { goOn: body.goOn, isAdmin: false, fieldOf: () => 'classTime' },
    )
    const { id } = await database
      .insertInto('classes')
      .values({ title, link, ...run, teacher_id: teacherId, archived_at: null, changed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('class_timings')
      .values({ ...time, class_id: id })
      .execute()
    const courses = courseIds.map((course_id) => ({ class_id: id, course_id }))
    await database.insertInto('class_courses').values(courses).execute()
    return { message: message('Class created') }
  },

  editClass: async ({ params, body, database, account, services, now }) => {
    if (!(await lockClass({ database, account }, params.id))) throw notFound()
    if ((body.id ?? params.id) !== params.id)
      throw invalidField('id', message('This form belongs to another class. Open it again.'))
    const { title, time, run } = read(body)
    const timingId =
      body.classTime.id ?? (await firstTimingOf(database, params.id, await readToday({ database, services, now })))
    const before = await readSeriesByTiming(database, params.id)
    const { numUpdatedRows } = await database
      .updateTable('class_timings')
      .set(time)
      .where('id', '=', timingId)
      .where('class_id', '=', params.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw invalidField('classTime.id', message('Invalid class timing ID'))
    await database
      .updateTable('classes')
      .set({ title, link: parseLink(body.link), ...run, changed_at: now })
      .where('id', '=', params.id)
      .execute()
    await deleteStaleLessonChanges(database, params.id)
    if (body.teacherID !== undefined) {
      if (account.role !== 'admin') throw new HttpError(403, message('You don’t have permission to do this.'))
      await handOverClass({ database, services, now }, { classId: params.id, to: body.teacherID, goOn: body.goOn })
    }
    await checkClassScheduleConflicts(
      { database, services, now },
      { classId: params.id, before, goOn: body.goOn, isAdmin: account.role === 'admin' },
    )
    await bumpVersion(database, 'classes', params.id, body.version)
    return { message: message('Class updated successfully') }
  },

  // A class used in attendance or reports is only hidden; its students leave it either way.
  deleteClass: async (call) => {
    const { params, database, account, now } = call
    if (!(await lockClass({ database, account }, params.id))) throw notFound()
    const students = await database
      .selectFrom('class_students')
      .select('student_id as studentId')
      .where('class_id', '=', params.id)
      .limit(2)
      .execute()
    // A class with one student concerns that student.
    const [alone] = students.length === 1 ? students : []
    await recordDecision(call, { kind: 'delete', ...(await readClassForDecision(database, params.id)), ...alone })
    const [mark, report] = [
      await database.selectFrom('attendance').select('id').where('class_id', '=', params.id).limit(1).execute(),
      await database.selectFrom('reports').select('id').where('class_id', '=', params.id).limit(1).execute(),
    ]
    await database.deleteFrom('class_students').where('class_id', '=', params.id).execute()
    if (mark.length + report.length > 0) {
      await database.updateTable('classes').set({ archived_at: now }).where('id', '=', params.id).execute()
    } else {
      await database.deleteFrom('classes').where('id', '=', params.id).execute()
    }
    return { message: message('Class deleted') }
  },
}

/** Days, start and end that a form doesn't send stay unchanged, because not every client's form has them. */
function read({ title, classTime: { from, to, days }, starts, ends }: ClassInput) {
  if (from === to) throw invalidField('classTime.to', message('Start and end can’t be the same.'))
  assertNoFieldErrors(validateDays({ starts: { day: starts }, ends: { day: ends } }))
  if (starts && ends && ends < starts)
    throw invalidField('ends', message('The last day can’t be before the first day.'))
  const time = { time_from: from, time_to: to, ...(days && { days: serializeWeekdays(days) }) }
  return { title, time, run: { ...(starts !== undefined && { starts }), ...(ends !== undefined && { ends }) } }
}

/** The timing of an edit that names none (2§4 “the first timing”): the first one that is listed; 0 without one. */
async function firstTimingOf(database: Database, classId: number, today: string): Promise<number> {
  const timings = await database
    .selectFrom('class_timings')
    .select(['id', 'ends'])
    .where('class_id', '=', classId)
    .orderBy('id')
    .execute()
  return filterCurrentTimings(timings, today)[0]?.id ?? 0
}
