import { type OperationId, calls } from '@maktab/contract/calls'
import type { ActKind } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import type { OperationRequest, Handlers } from '#contract/Handler.ts'
import { handlers } from '#handlers.ts'
import { callEveryOperation } from '#testing/callEveryOperation.ts'

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

/** The calls that decide something, with the acts that are made of their requests in the contract. */
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

/** Calls that change something and decide nothing, and why. */
const silent: Partial<Record<OperationId, string>> = {
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
  createClass: 'what is written; who has a lesson stands in the timetable',
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
test('every call that decides something keeps exactly one act, and the others of the contract none', async () => {
  const made = new Map<OperationId, number[]>()
  const kinds = new Map<OperationId, Set<string>>()
  const watched = Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (call: OperationRequest<OperationId>) => {
        const last = () => call.database.selectFrom('acts').select(['id', 'kind']).orderBy('id').execute()
        const before = await last()
        const answer = await (handle as AnyHandler)(call)
        const more = (await last()).slice(before.length)
        const operation = id as OperationId
        made.set(operation, [...(made.get(operation) ?? []), more.length])
        kinds.set(operation, new Set([...(kinds.get(operation) ?? []), ...more.map(({ kind }) => kind)]))
        return answer
      },
    ]),
  ) as Partial<Handlers>
  await callEveryOperation(watched)
  const all = Object.keys(calls) as OperationId[]
  const changing = all.filter((id) => calls[id].method !== 'GET' || id === 'toggleEventMembership')
  expect(changing.toSorted()).toEqual([...Object.keys(acting), ...Object.keys(silent)].toSorted())
  const wrong = all.filter((id) => {
    const counts = made.get(id) ?? []
    return counts.length === 0 || counts.some((count) => count !== (id in acting ? 1 : 0))
  })
  expect(wrong).toEqual([])
  for (const [id, few] of Object.entries(acting)) {
    expect(few, id).toEqual(expect.arrayContaining([...(kinds.get(id as OperationId) ?? [])]))
  }
})
