import { readCourseName } from '../courses/courseHandlers.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { createHash } from 'node:crypto'
import type { OperationRequest, HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { toListResponse, toJson, addJsonField } from '#database/jsonRows.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { readListResponse, selectIdsWhere } from '#lists/readListResponse.ts'
import { allotmentList } from '#lists/teachingLists.ts'
import { enqueueTeachingMails } from '../classes/teachingMails.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { readAllotments, readTeacherAllotments } from './allotmentQueries.ts'
import { ALREADY_ALLOTTED, checkAllotment } from './checkAllotment.ts'
import { checkSlotConflicts } from './checkSlotConflicts.ts'
import { readTeacherId } from '../classes/classQueries.ts'
import { message } from '#i18n/message.ts'
import { rejectDuplicate } from '../auth/userAccounts.ts'
import { readDueReports } from '../reports/reportQueries.ts'
import type { Database } from '#database/openDatabase.ts'

type Lists = 'listAllotments' | 'listTeacherAllotments'
type Changes = 'createAllotment' | 'updateAllotment' | 'deleteAllotment'

/** 2§2 “Admin teacher allotment” and “Teacher allotted students”; decision 24. */
export const allotmentHandlers: HandlersFor<Lists | Changes> = {
  listAllotments: (call) => {
    const { studentId, teacherId } = call.query
    const among = selectIdsWhere('id', 'allotments', { student_id: studentId, teacher_id: teacherId })
    return readListResponse(call, { key: 'teacherAllotment', list: allotmentList, read: readAllotments, among })
  },

  listTeacherAllotments: async ({ database, account, services, now }) => {
    const teacherId = await readTeacherId({ database, account })
    const rows = await readTeacherAllotments(database, teacherId)
    const dueReportOf = await readDueReports({ database, services, now, teacherId })
    return toListResponse(
      'teacherAllotment',
      rows.map(({ allotment, ...of }) => {
        const { reported, reportOwed } = dueReportOf(of)
        return addJsonField(addJsonField(allotment, 'reported', toJson(reported)), 'reportOwed', toJson(reportOwed))
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
      .executeTakeFirstOrThrow(() => invalidField('courseId', ALREADY_ALLOTTED))
    await checkSlotConflicts({ database, services, now }, body, allotment.id)
    await saveAllotmentSlots(database, allotment.id, body.classTimes)
    await enqueueAllotmentMails({ database, services, now }, allotment.id, body)
    return { message: message('Teacher allotted') }
  },

  updateAllotment: async ({ params, body, database, services, now }) => {
    const values = { student_id: body.studentId, teacher_id: body.teacherId, course_id: body.courseId }
    // First, so that a concurrent edit of the same slots waits.
    await bumpVersion(database, 'allotments', params.id, body.version)
    await checkAllotment(database, body)
    const other = await database
      .selectFrom('allotments')
      .select('id')
      .where('student_id', '=', values.student_id)
      .where('teacher_id', '=', values.teacher_id)
      .where('course_id', '=', values.course_id)
      .where('id', '!=', params.id)
      .executeTakeFirst()
    if (other) throw invalidField('courseId', ALREADY_ALLOTTED)
    await checkSlotConflicts({ database, services, now }, body, params.id)
    await database
      .updateTable('allotments')
      .set(values)
      .where('id', '=', params.id)
      .execute()
      .catch(rejectDuplicate('courseId', ALREADY_ALLOTTED))
    await saveAllotmentSlots(database, params.id, body.classTimes)
    await enqueueAllotmentMails({ database, services, now }, params.id, body)
    return { message: message('Allotment updated') }
  },

  deleteAllotment: async (call) => {
    const { params, database } = call
    const deleted = await database
      .deleteFrom('allotments')
      .where('id', '=', params.id)
      .returning(['student_id as studentId', 'teacher_id as teacherId', 'course_id'])
      .executeTakeFirstOrThrow(notFound)
    const { course_id: courseId, ...people } = deleted
    const what = await readCourseName(database, courseId)
    const about = { course: [courseId] }
    await recordDecision(call, { kind: 'delete', record: ['allotment', params.id], what, ...people, about })
    return { message: message('Allotment deleted') }
  },
}

type Context = Pick<OperationRequest<'createAllotment'>, 'database' | 'services' | 'now'>
type Form = Pick<OperationRequest<'createAllotment'>['body'], 'studentId' | 'teacherId' | 'courseId' | 'classTimes'>

/** Sends the student and the teacher a mail about the allotment. Saving again without a change sends nothing. */
async function enqueueAllotmentMails(call: Context, allotmentId: number, form: Form): Promise<void> {
  const { studentId, teacherId, courseId, classTimes } = form
  const times = classTimes.map(({ from, to, days }) => `${from} ${to} ${serializeWeekdays(days)}`)
  const state = createHash('sha256')
    .update([studentId, teacherId, courseId, ...times].join())
    .digest('base64url')
  const mail = { payload: { allotmentId }, key: `allotment ${allotmentId} ${state.slice(0, 12)}` }
  await enqueueTeachingMails(call, 'teacherAllotted', { of: 'students', ids: [studentId], ...mail })
  await enqueueTeachingMails(call, 'studentAllotted', { of: 'teachers', ids: [teacherId], ...mail })
}

type Slot = { id?: number; from: string; to: string; days?: number[] }

/**
 * Replaces the slots of an allotment. Slots with an id keep it, so that classes still refer to them; others are
 * deleted.
 */
async function saveAllotmentSlots(database: Database, allotmentId: number, slots: readonly Slot[]): Promise<void> {
  const before = await database
    .selectFrom('allotment_timings')
    .select('id')
    .where('allotment_id', '=', allotmentId)
    .execute()
  const unnamed = new Set(before.map(({ id }) => id))
  const added: Slot[] = []
  for (const [index, slot] of slots.entries()) {
    if (slot.id === undefined) {
      added.push(slot)
      continue
    }
    // Already removed from the set if the same slot is named twice.
    if (!unnamed.delete(slot.id)) {
      throw invalidField(
        `classTimes[${index}].id`,
        message('This time is no longer part of the allotment. Open it again.'),
      )
    }
    await database
      .updateTable('allotment_timings')
      .set({ time_from: slot.from, time_to: slot.to, ...(slot.days && { days: serializeWeekdays(slot.days) }) })
      .where('id', '=', slot.id)
      .execute()
  }
  if (unnamed.size > 0) {
    await database
      .deleteFrom('allotment_timings')
      .where('id', 'in', [...unnamed])
      .execute()
  }
  if (added.length > 0) {
    const rows = added.map(({ from, to, days }) => ({
      allotment_id: allotmentId,
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    }))
    await database.insertInto('allotment_timings').values(rows).execute()
  }
}
