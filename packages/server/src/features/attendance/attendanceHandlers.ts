import {
  readClassForDecision,
  lockClass,
  ownsClass,
  selectClasses,
  toClasses,
  readClassCourses,
  withCourses,
} from '../classes/classQueries.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { sql } from 'kysely'
import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { RawJson, createJsonBuilder, joinJsonArray, toJson } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { validateDays, assertNoFieldErrors } from '#validation/validateDates.ts'
import { message } from '#i18n/message.ts'
import { readExcusedDays } from '../excuses/excuseQueries.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { requireStudent } from '../students/studentQueries.ts'
import { listOwnAttendance, readStudentAttendance } from './readStudentAttendance.ts'

/** Decision 138: a student's classes and attendance, as the student sees them, for an administrator. */
const getStudentProgress: Handler<'getStudentProgress'> = async (call) => {
  const { params, database } = call
  const student = await requireStudent(database, params.id)
  const rows = await selectClasses(database)
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .where('class_students.student_id', '=', student.id)
    .execute()
  const classes = withCourses(toClasses(rows, await readToday(call)), await readClassCourses(database))
  return { classes, attendance: await readStudentAttendance(database, student.id) }
}

type Teachers = 'listAttendance' | 'saveAttendance' | 'deleteAttendance'

/** 2§2 “Attendance” and decision 26: one record per student, class and day. */
export const attendanceHandlers: HandlersFor<Teachers | 'listOwnAttendance' | 'getStudentProgress'> = {
  getStudentProgress,
  listOwnAttendance,

  listAttendance: async ({ params, database, account }) => {
    if (!(await ownsClass({ database, account }, params.classId))) throw notFound()
    const json = createJsonBuilder(database)
    const rows = await database
      .selectFrom('attendance')
      .innerJoin('students', 'students.id', 'attendance.student_id')
      .select(({ ref }) =>
        json
          .text({
            id: ref('attendance.id'),
            version: ref('attendance.version'),
            date: ref('date'),
            status: ref('status'),
            student: json.object({ id: ref('students.id'), std_id: ref('std_id') }),
          })
          .as('mark'),
      )
      .where('attendance.class_id', '=', params.classId)
      .orderBy('attendance.date')
      .orderBy('attendance.id')
      .execute()
    const marks = joinJsonArray(rows.map(({ mark }) => mark))
    const excused = await readExcusedDays(database, { classIds: [params.classId] })
    const excuses = toJson(excused.map(({ classId: _of, ...excuse }) => excuse))
    return new RawJson(`{"attendences":${marks},"excuses":${excuses}}`)
  },

  // Saving a day that already has a record updates it.
  saveAttendance: async (call) => {
    const { params, body, database, account } = call
    const { classId, studentId, date, status } = body
    if (!(await lockClass({ database, account }, classId))) throw notFound()
    await checkStudent(database, classId, studentId)
    assertNoFieldErrors(validateDays({ date: { day: date, today: await readToday(call) } }))
    if (params.recordId === 0) {
      await database
        .insertInto('attendance')
        .values({ class_id: classId, student_id: studentId, date, status })
        .onConflict((conflict) =>
          conflict
            .columns(['class_id', 'student_id', 'date'])
            .doUpdateSet({ status, version: sql<number>`attendance.version + 1` }),
        )
        .execute()
      return { message: message('Attendance saved') }
    }
    const record = await database
      .selectFrom('attendance')
      .select(['id', 'student_id'])
      .where('id', '=', params.recordId)
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow(notFound)
    if (record.student_id !== studentId) throw invalidField('studentId', message('This record is for another student.'))
    const other = await database
      .selectFrom('attendance')
      .select('id')
      .where('class_id', '=', classId)
      .where('student_id', '=', studentId)
      .where('date', '=', date)
      .where('id', '!=', record.id)
      .executeTakeFirst()
    if (other) throw invalidField('date', message('This student already has attendance for this day.'))
    await database.updateTable('attendance').set({ date, status }).where('id', '=', record.id).execute()
    await bumpVersion(database, 'attendance', record.id, body.version)
    return { message: message('Attendance saved') }
  },

  deleteAttendance: async (call) => {
    const { params, database, account } = call
    const deleted = await database
      .deleteFrom('attendance')
      .where('id', '=', params.id)
      .where('class_id', 'in', (of) =>
        of
          .selectFrom('classes')
          .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
          .select('classes.id')
          .where('teachers.account_id', '=', account.id)
          .where('classes.archived_at', 'is', null),
      )
      .returning(['student_id as studentId', 'class_id', 'date as day'])
      .executeTakeFirstOrThrow(notFound)
    const { class_id: classId, ...mark } = deleted
    const { name: what, teacherId } = await readClassForDecision(database, classId)
    await recordDecision(call, { kind: 'delete', record: ['mark', params.id], what, teacherId, ...mark })
    return { message: message('Attendance deleted') }
  },
}

async function checkStudent(database: Database, classId: number, studentId: number): Promise<void> {
  await database
    .selectFrom('class_students')
    .select('id')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow(() => invalidField('studentId', message('This student isn’t in this class.')))
}
