import { courseNamed } from '../courses/coursesNamed.ts'
import { keepAct } from '../acts/keepAct.ts'
import { createHash } from 'node:crypto'
import type { Call, Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { answerOf, toJson, withField } from '../database/jsonRows.ts'
import { keepDays } from '../fields/weekdays.ts'
import { answerList } from '../lists/answerList.ts'
import { idsWhere } from '../lists/idsWhere.ts'
import { listedAllotments } from '../lists/listedAllotments.ts'
import { tellOfTeaching } from '../mail/tellOfTeaching.ts'
import { invalid, notFound } from '../Refusal.ts'
import { readAllotments, readAllotmentsOf } from './allotmentQueries.ts'
import { ALLOTTED_TWICE, checkAllotment } from './allotmentRules.ts'
import { checkSlots } from './checkSlots.ts'
import { saveSlots } from './allotmentSlots.ts'
import { teacherIdOf } from '../classes/classQueries.ts'
import { message } from '../i18n/message.ts'
import { refuseDuplicate } from '../people/peopleCodes.ts'
import { readOwedReports } from '../reports/owedReports.ts'

type Lists = 'listAllotments' | 'listTeacherAllotments'
type Changes = 'createAllotment' | 'updateAllotment' | 'deleteAllotment'

/** 2§2 “Admin teacher allotment” and “Teacher allotted students”; decision 24. */
export const allotmentHandlers: Some<Lists | Changes> = {
  listAllotments: (call) => {
    const { studentId, teacherId } = call.query
    const among = idsWhere('id', 'allotments', { student_id: studentId, teacher_id: teacherId })
    return answerList(call, { key: 'teacherAllotment', list: listedAllotments, read: readAllotments, among })
  },

  listTeacherAllotments: async ({ database, account, services, now }) => {
    const teacherId = await teacherIdOf({ database, account })
    const rows = await readAllotmentsOf(database, teacherId)
    const owedOf = await readOwedReports({ database, services, now, teacherId })
    return answerOf(
      'teacherAllotment',
      rows.map(({ allotment, ...of }) => {
        const { reported, reportOwed } = owedOf(of)
        return withField(withField(allotment, 'reported', toJson(reported)), 'reportOwed', toJson(reportOwed))
      }),
    )
  },

  createAllotment: async ({ body, database, services, now }) => {
    await checkAllotment(database, body)
    const allotment = await database
      .insertInto('allotments')
      .values({ student_id: body.studentId, teacher_id: body.teacherId, course_id: body.courseId })
      .onConflict((conflict) => conflict.columns(['student_id', 'teacher_id', 'course_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!allotment) throw invalid('courseId', ALLOTTED_TWICE)
    await checkSlots({ database, services, now }, body, allotment.id)
    await saveSlots(database, allotment.id, body.classTimes)
    await tellOfAllotment({ database, services, now }, allotment.id, body)
    return { message: message('Teacher allotted') }
  },

  updateAllotment: async ({ params, body, database, services, now }) => {
    const values = { student_id: body.studentId, teacher_id: body.teacherId, course_id: body.courseId }
    // First of all, so that a second change of the same slots waits.
    await countChange(database, 'allotments', params.id, body.version)
    await checkAllotment(database, body)
    const other = await database
      .selectFrom('allotments')
      .select('id')
      .where('student_id', '=', values.student_id)
      .where('teacher_id', '=', values.teacher_id)
      .where('course_id', '=', values.course_id)
      .where('id', '!=', params.id)
      .executeTakeFirst()
    if (other) throw invalid('courseId', ALLOTTED_TWICE)
    await checkSlots({ database, services, now }, body, params.id)
    await database
      .updateTable('allotments')
      .set(values)
      .where('id', '=', params.id)
      .execute()
      .catch(refuseDuplicate('courseId', ALLOTTED_TWICE))
    await saveSlots(database, params.id, body.classTimes)
    await tellOfAllotment({ database, services, now }, params.id, body)
    return { message: message('Allotment updated') }
  },

  deleteAllotment: async (call) => {
    const { params, database } = call
    const deleted = await database
      .deleteFrom('allotments')
      .where('id', '=', params.id)
      .returning(['student_id as studentId', 'teacher_id as teacherId', 'course_id'])
      .executeTakeFirst()
    if (!deleted) throw notFound()
    const { course_id: courseId, ...people } = deleted
    const what = await courseNamed(database, courseId)
    const about = { course: [courseId] }
    await keepAct(call, { kind: 'delete', record: ['allotment', params.id], what, ...people, about })
    return { message: message('Allotment deleted') }
  },
}

type Calling = Pick<Call<'createAllotment'>, 'database' | 'services' | 'now'>
type Form = Pick<Call<'createAllotment'>['body'], 'studentId' | 'teacherId' | 'courseId' | 'classTimes'>

/**
 * Tells the student and the teacher of an allotment who learns what from whom and when. What is saved again without a
 * change is not told again.
 */
async function tellOfAllotment(call: Calling, allotmentId: number, form: Form): Promise<void> {
  const { studentId, teacherId, courseId, classTimes } = form
  const times = classTimes.map(({ from, to, days }) => `${from} ${to} ${keepDays(days)}`)
  const state = createHash('sha256')
    .update([studentId, teacherId, courseId, ...times].join())
    .digest('base64url')
  const told = { payload: { allotmentId }, key: `allotment ${allotmentId} ${state.slice(0, 12)}` }
  await tellOfTeaching(call, 'teacherAllotted', { of: 'students', ids: [studentId], ...told })
  await tellOfTeaching(call, 'studentAllotted', { of: 'teachers', ids: [teacherId], ...told })
}
