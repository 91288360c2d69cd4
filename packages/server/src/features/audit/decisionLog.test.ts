import { type OperationId, calls } from '@maktab/contract/calls'
import type { ActKind } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import type { OperationRequest, Handlers } from '#contract/Handler.ts'
import { handlers } from '#handlers.ts'
import { callEveryOperation } from '#testing/callEveryOperation.ts'
import { eraseStudent } from '../erasure/erasePerson.ts'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

/** Operations that record decisions, and the decisions that the contract's example requests cause. */
const acting: Partial<Record<OperationId, ActKind[]>> = {
  assignTeacherCredentials: ['approveTeacher', 'giveCredentials'],
  blockTeacher: ['blockTeacher', 'letTeacherIn'],
  assignStudentId: ['giveId'],
  confirmStudentEmail: ['confirmEmail'],
  confirmTeacherEmail: ['confirmEmail'],
  decidePurchase: ['approvePayment', 'rejectPayment'],
  decideFee: ['approvePayment', 'rejectPayment', 'waiveFee'],
  endFees: ['endFees'],
  updatePaymentStatus: ['approvePayment', 'rejectPayment', 'reopenPayment'],
  correctPayment: ['correctToPaid', 'correctToRejected', 'correctToReview'],
  assignCourse: ['assignCourse'],
  removeAssignedCourse: ['removeCourse'],
  changeLessons: ['cancelLesson', 'cancelLessons', 'moveLesson', 'moveLessons', 'restoreLesson'],
  undoLessonChange: ['undoLessons'],
  deleteTeacher: ['refuseTeacher', 'delete'],
  deleteStudent: ['delete'],
  deleteCourse: ['delete'],
  deleteOutline: ['delete'],
  deletePolicy: ['delete'],
  deleteEvent: ['delete'],
  deleteClass: ['delete'],
  deleteAllotment: ['delete'],
  deleteReport: ['delete'],
  deleteAttendance: ['delete'],
  saveDiscount: ['giveDiscount', 'changeDiscount'],
  endDiscount: ['endDiscount'],
  eraseTeacher: ['erase'],
  eraseStudent: ['erase'],
}

/** Mutations that record no decision, and why. */
const withoutDecision: Partial<Record<OperationId, string>> = {
  signIn: 'coming in is noted in the audit',
  signOut: 'as coming in',
  switchChild: 'as coming in',
  requestPasswordReset: 'as coming in',
  checkResetLink: 'changes nothing',
  resetPassword: 'as coming in',
  confirmEmail: 'as coming in',
  sendConfirmation: 'as asking for a new password',
  submitTeacherApplication: 'what somebody asks for is decided afterwards',
  registerStudent: 'as an application',
  purchaseCourse: 'a payment is decided afterwards',
  payFee: 'a payment is decided afterwards',
  submitEventPayment: 'a payment is decided afterwards',
  beginUpload: 'a payment is decided afterwards',
  sendPiece: 'a payment is decided afterwards',
  toggleEventMembership: 'what students do themselves',
  saveCourse: 'what is written, not decided',
  saveOutline: 'what is written',
  orderOutlines: 'what is written',
  savePolicy: 'what is written',
  saveEvent: 'what is written',
  saveReport: 'what is written',
  editReport: 'what is written',
  saveAttendance: 'the register itself says who was there',
  createClass: 'what is written; the timetable shows who has a lesson',
  editClass: 'as a new class',
  assignStudents: 'as a new class',
  removeClassStudent: 'as a new class',
  createAllotment: 'as a new class',
  updateAllotment: 'as a new class',
  deleteStudentTiming: 'a wish that is out of date',
  createCalendarFeed: 'one’s own',
  revokeCalendarFeed: 'one’s own',
  saveReminders: 'one’s own',
  testReminder: 'one’s own',
  addReminderDevice: 'one’s own',
  removeReminderDevice: 'one’s own',
  saveSchoolLogo: 'noted in the audit',
  saveFrontPicture: 'noted in the audit',
  saveSettings: 'noted in the audit',
  saveStudentNotes: 'what is written',
  saveTransactionId: 'what is read on a receipt',
  findClashes: 'changes nothing',
  noteReceiptSeen: 'the receipt itself says when it was looked at',
}

// proves X60
test('every deciding operation records exactly one decision, all other operations none', async () => {
  const recorded = new Map<OperationId, number[]>()
  const kinds = new Map<OperationId, Set<string>>()
  const watched = Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (call: OperationRequest<OperationId>) => {
        const last = () => call.database.selectFrom('acts').select(['id', 'kind']).orderBy('id').execute()
        const before = await last()
        const response = await (handle as AnyHandler)(call)
        const more = (await last()).slice(before.length)
        const operation = id as OperationId
        recorded.set(operation, [...(recorded.get(operation) ?? []), more.length])
        kinds.set(operation, new Set([...(kinds.get(operation) ?? []), ...more.map(({ kind }) => kind)]))
        return response
      },
    ]),
  ) as Partial<Handlers>
  await callEveryOperation(watched)
  const all = Object.keys(calls) as OperationId[]
  const changing = all.filter((id) => calls[id].method !== 'GET' || id === 'toggleEventMembership')
  expect(changing.toSorted()).toEqual([...Object.keys(acting), ...Object.keys(withoutDecision)].toSorted())
  const wrong = all.filter((id) => {
    const counts = recorded.get(id) ?? []
    return counts.length === 0 || counts.some((count) => count !== (id in acting ? 1 : 0))
  })
  expect(wrong).toEqual([])
  for (const [id, few] of Object.entries(acting)) {
    expect(few, id).toEqual(expect.arrayContaining([...(kinds.get(id as OperationId) ?? [])]))
  }
})

async function open() {
  const school = await openTimetableTestSchool()
  const { api, admin } = school
  const { token } = admin
  const of = async (recordKind: string, recordId: number) => {
    const query = { recordKind, recordId: `${recordId}` }
    return (await api('listActs', { token, query })).body.acts
  }
  const kindsOf = async (kind: string, id: number) =>
    (await of(kind, id)).map((act) => `${act.kind} ${act.record.kind}`).toReversed()
  return { ...school, token, of, kindsOf }
}

// proves X63
test('the history of a course includes its teachers, outlines, payments, allotments and classes', async () => {
  const { api, token, kindsOf, ...school } = await open()
  const { database, courseId, newCourse, newTeacher, newStudent, makeClass, addStudentToClass, allot, now } = school
  const other = await newCourse('Letters')
  const teacher = await newTeacher()
  for (const courseID of [other, courseId])
    await api('assignCourse', { token, body: { teacherID: teacher.id, courseID } })
  for (const [title, of] of [
    ['One', courseId],
    ['Two', other],
  ] as const) {
    await api('saveOutline', { token, params: { courseId: of, outlineId: 0 }, body: { title } })
  }
  for (const outlineId of [1, 2]) await api('deleteOutline', { token, params: { outlineId } })
  const payer = await newStudent()
  const paid = {
    receipt: 'receipt-of-a-test.webp',
    method: 'bank',
    status: 'pending',
    created_at: now(),
    decided_at: null,
  } as const
  await database
    .insertInto('purchases')
    .values({ ...paid, student_id: payer.id, course_id: courseId })
    .execute()
  await api('decidePurchase', { token, body: { id: 1, paymentStatus: 'paid' } })
  const { id: allotment } = await allot(payer.id)
  await api('deleteAllotment', { token, params: { id: allotment } })
  const monday = await makeClass({ days: [1] })
  await addStudentToClass(monday.id)
  await api('deleteClass', { token: school.teacher.token, params: { id: monday.id } })
  expect(await kindsOf('course', courseId)).toEqual([
    'assignCourse teacher',
    'delete outline',
    'approvePayment coursePayment',
    'delete allotment',
    'delete class',
  ])
  expect(await kindsOf('course', other)).toEqual(['assignCourse teacher', 'delete outline'])
})

// proves X63
test('the history of a student includes their cancelled lessons, and erasure redacts the reason', async () => {
  const { api, of, kindsOf, ...school } = await open()
  const { database, makeClass, addStudentToClass, teacher, now } = school
  const monday = await makeClass({ days: [1] })
  const [early, stranger] = [await addStudentToClass(monday.id), await school.newStudent()]
  await database.updateTable('accounts').set({ name: 'Zaynab Malik' }).where('id', '=', early.accountId).execute()
  const lesson = { classId: monday.id, timingId: monday.timingId, day: '2026-11-23', scope: 'one', change: 'cancel' }
  await api('changeLessons', { token: teacher.token, body: { ...lesson, note: 'Zaynab is ill.' } })
  const late = await addStudentToClass(monday.id)
  expect(await kindsOf('student', early.id)).toEqual(['cancelLesson class'])
  expect([await kindsOf('student', late.id), await kindsOf('student', stranger.id)]).toEqual([[], []])
  expect((await of('student', early.id))[0]?.reason).toBe('Zaynab is ill.')
  await eraseStudent({ database, now: now() }, early.id)
  expect((await of('student', early.id)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['erase', null],
    ['cancelLesson', '… is ill.'],
  ])
})

// proves X63
test('the history of an event includes the payments of all participants', async () => {
  const { api, token, kindsOf, database, newStudent, now } = await open()
  const pays = async (title: string) => {
    const { id } = await database
      .insertInto('events')
      .values({ title, description: '', price: 5, time: '2026-12-01T10:00', link: null, archived_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const student = await newStudent()
    const paid = { receipt: 'receipt-of-a-test.webp', method: 'bank', payment_status: 'pending', is_member: 0 } as const
    const row = { ...paid, event_id: id, student_id: student.id, toggled_at: null, sent_at: now(), decided_at: null }
    await database.insertInto('event_members').values(row).execute()
    await api('updatePaymentStatus', { token, body: { studentID: student.id, eventID: id, paymentStatus: 'paid' } })
    return id
  }
  const [evening, morning] = [await pays('Evening'), await pays('Morning')]
  await api('deleteEvent', { token, params: { id: evening } })
  expect(await kindsOf('event', evening)).toEqual(['approvePayment eventPayment', 'delete event'])
  expect(await kindsOf('event', morning)).toEqual(['approvePayment eventPayment'])
})
