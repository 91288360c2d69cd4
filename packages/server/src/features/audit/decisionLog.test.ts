import { type OperationId, calls } from '@maktab/contract/calls'
import type { ActKind } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import type { OperationRequest, Handlers } from '#contract/Handler.ts'
import { handlers } from '#handlers.ts'
import { callEveryOperation } from '#testing/callEveryOperation.ts'

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

/** Operations that record decisions, and the decisions that the contract's example requests cause. */
const acting: Partial<Record<OperationId, ActKind[]>> = {
  assignTeacherCredentials: ['approveTeacher', 'giveCredentials'],
  blockTeacher: ['blockTeacher', 'letTeacherIn'],
  hideTeacherProfile: ['hideProfile', 'showProfile'],
  assignStudentId: ['giveId'],
  noteMessage: ['messageByWhatsApp', 'messageByEmail'],
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
  excuseLesson: ['excuseLesson'],
  withdrawExcuse: ['withdrawExcuse'],
  savePractice: ['savePractice'],
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
  createInvitation: ['invite'],
  createStudent: ['create'],
  createTeacher: ['create'],
  editStudent: ['edit'],
  editTeacher: ['edit'],
  recordPayment: ['recordPayment'],
  recordRefund: ['recordRefund'],
  voidEntry: ['voidEntry'],
  arrangeTrial: ['arrangeTrial'],
  declineTrial: ['declineTrial'],
  noteTrialOutcome: ['noteTrialOutcome'],
}

/** Operations that record one decision for each person of a table. */
const actingOnMany: Partial<Record<OperationId, ActKind[]>> = { runImport: ['import', 'edit'] }

/** Mutations that record no decision, and why. */
const withoutDecision: Partial<Record<OperationId, string>> = {
  signIn: 'coming in is noted in the audit',
  signOut: 'as coming in',
  switchChild: 'as coming in',
  requestPasswordReset: 'as coming in',
  checkResetLink: 'changes nothing',
  checkEmail: 'changes nothing',
  resetPassword: 'as coming in',
  confirmEmail: 'as coming in',
  changeOwnName: 'one’s own',
  changeOwnPassword: 'as coming in',
  saveOwnProfile: 'one’s own',
  saveOwnPhoto: 'one’s own',
  inviteStaff: 'noted in the audit',
  editStaff: 'noted in the audit',
  blockStaff: 'noted in the audit',
  createStaffLink: 'noted in the audit',
  deleteStaff: 'noted in the audit',
  sendTestEmail: 'noted in the audit',
  hideGettingStarted: 'noted in the audit',
  sendConfirmation: 'as asking for a new password',
  submitTeacherApplication: 'what somebody asks for is decided afterwards',
  registerStudent: 'as an application',
  addChild: 'as an application',
  requestTrial: 'as an application',
  purchaseCourse: 'a payment is decided afterwards',
  payFee: 'a payment is decided afterwards',
  payFees: 'a payment is decided afterwards',
  submitEventPayment: 'a payment is decided afterwards',
  beginUpload: 'a payment is decided afterwards',
  sendPiece: 'a payment is decided afterwards',
  toggleEventMembership: 'what students do themselves',
  markPractice: 'what students do themselves',
  saveCourse: 'what is written, not decided',
  saveOutline: 'what is written',
  orderOutlines: 'what is written',
  savePolicy: 'what is written',
  saveEvent: 'what is written',
  saveReport: 'what is written',
  editReport: 'what is written',
  saveAttendance: 'the register itself says who was there',
  createClass: 'what is written; the timetable shows who has a lesson',
  scheduleClass: 'as a new class',
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
  remindTeachers: 'a reminder, no decision',
  addReminderDevice: 'one’s own',
  removeReminderDevice: 'one’s own',
  saveSchoolLogo: 'noted in the audit',
  saveFrontPicture: 'noted in the audit',
  saveSettings: 'noted in the audit',
  saveStudentNotes: 'what is written',
  saveTransactionId: 'what is read on a receipt',
  findClashes: 'changes nothing',
  previewImport: 'what is checked, not saved',
  undoImport: 'noted in the audit',
  closeCourseRequest: 'noted in the audit',
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
  const known = [acting, actingOnMany, withoutDecision].flatMap((some) => Object.keys(some))
  expect(changing.toSorted()).toEqual(known.toSorted())
  const wrong = all.filter((id) => {
    const counts = recorded.get(id) ?? []
    if (id in actingOnMany) return !counts.some((count) => count > 1)
    return counts.length === 0 || counts.some((count) => count !== (id in acting ? 1 : 0))
  })
  expect(wrong).toEqual([])
  for (const [id, few] of Object.entries({ ...acting, ...actingOnMany })) {
    expect(few, id).toEqual(expect.arrayContaining([...(kinds.get(id as OperationId) ?? [])]))
  }
})

test('every mutation by an administrator is in the audit log with their account', async () => {
  const done = new Map<OperationId, number>()
  let logged: { action: string; account_id: number | null }[] = []
  const watched = Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (call: OperationRequest<OperationId>) => {
        // Signing out comes last.
        if (id === 'signOut')
          logged = await call.database.selectFrom('audit').select(['action', 'account_id']).distinct().execute()
        const response = await (handle as AnyHandler)(call)
        const operation = id as OperationId
        const isMutation = calls[operation].method !== 'GET' || operation === 'toggleEventMembership'
        if (isMutation && call.account?.role === 'admin' && operation !== 'signOut')
          done.set(operation, call.account.id)
        return response
      },
    ]),
  ) as Partial<Handlers>
  await callEveryOperation(watched)
  const missing = [...done].filter(
    ([id, accountId]) => !logged.some(({ action, account_id }) => action === id && account_id === accountId),
  )
  expect(missing).toEqual([])
  expect([...done.keys()].toSorted()).toEqual(
    (Object.keys(calls) as OperationId[])
      .filter((id) => id !== 'signOut' && calls[id].roles[0] === 'admin')
      .filter((id) => calls[id].method !== 'GET' || id === 'toggleEventMembership')
      .toSorted(),
  )
})
