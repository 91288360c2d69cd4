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
import type { OperationRequest, HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { toJson } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { parseLink } from '#validation/parseLink.ts'
import { readListResponse, selectIdsWhere } from '#lists/readListResponse.ts'
import { classList } from '#lists/teachingLists.ts'
import { invalidField, missingField, notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { checkClassScheduleConflicts } from './checkClassScheduleConflicts.ts'
import { filterCurrentTimings, deleteStaleLessonChanges, readSeriesByTiming } from './studentTimings.ts'
import { handOverClass } from './handOverClass.ts'
import { readClassFigures } from './classFigures.ts'
import { insertClass, parseRun, parseTime } from './insertClass.ts'
import { readToday } from '../settings/schoolSettings.ts'

type Lists = 'listAllClasses' | 'filterClasses' | 'listTeacherClasses'
type Changes = 'createClass' | 'scheduleClass' | 'editClass' | 'deleteClass'
type ListCall = Pick<OperationRequest<Lists>, 'database' | 'services' | 'now' | 'query'>

/**
 * The data for the list of classes, including today's date at the school. Figures are read only for a page: counting
 * the attendance of all classes would be slow.
 */
const toListContext = (call: ListCall) => ({
  key: 'data' as const,
  list: classList,
  read: async (database: Database, ids: readonly number[]) => {
    const isPage = 'limit' in call.query && call.query.limit !== undefined
    const [rows, courses, today, figuresOf] = await Promise.all([
      selectClasses(database).where('classes.id', 'in', ids).execute(),
      readClassCourses(database, ids),
      readToday(call),
      isPage ? readClassFigures({ ...call, database }, ids) : undefined,
    ])
    const classes = withCourses(toClasses(rows, today), courses)
    return new Map(classes.map((one) => [one.id, toJson({ ...one, ...figuresOf?.(one.id) })]))
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
    const figuresOf = await readClassFigures(
      call,
      classes.map(({ id }) => id),
    )
    return {
      data: classes.map(({ teacherID: _own, teacher_class_timings: timings, ...one }) => ({
        ...one,
        ...figuresOf(one.id),
        timings: timings.map(({ id, preferred_time_from: from, preferred_time_to: to, days }) => ({
          id,
          from,
          to,
          days,
        })),
      })),
    }
  },

  createClass: async (call) => {
    const { body, database, account } = call
    const teacherId = await readTeacherId({ database, account })
    await insertClass(call, { teacherId, body, times: [body.classTime], fieldOf: () => 'classTime' })
    return { message: message('Class created') }
  },

  scheduleClass: async (call) => {
    const { body, database, account } = call
    const teacherId = account.role === 'admin' ? body.teacherID : await readTeacherId({ database, account })
    if (teacherId === undefined) throw missingField('teacherID', 'Teacher')
    await insertClass(call, { teacherId, body, times: body.times, fieldOf: (index) => `times[${index}]` })
    return { message: message('Class created') }
  },

  editClass: async ({ params, body, database, account, services, now }) => {
    if (!(await lockClass({ database, account }, params.id))) throw notFound()
    if ((body.id ?? params.id) !== params.id)
      throw invalidField('id', message('This form belongs to another class. Open it again.'))
    const [time, run] = [parseTime(body.classTime, 'classTime'), parseRun(body)]
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
      .set({ title: body.title, link: parseLink(body.link), ...run, changed_at: now })
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
