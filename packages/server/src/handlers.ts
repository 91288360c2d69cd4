import type { Handlers, HandlersFor, Handler } from './contract/Handler.ts'
import { allotmentHandlers } from './features/allotments/allotmentHandlers.ts'
import { attendanceHandlers } from './features/attendance/attendanceHandlers.ts'
import { authHandlers } from './features/auth/authHandlers.ts'
import { ownAccountHandlers } from './features/auth/ownAccountHandlers.ts'
import { billingHandlers } from './features/payments/billingHandlers.ts'
import { calendarHandlers, timetableHandlers } from './features/timetable/timetableHandlers.ts'
import { classHandlers } from './features/classes/classHandlers.ts'
import { classStudentHandlers } from './features/classes/classStudentHandlers.ts'
import { courseHandlers } from './features/courses/courseHandlers.ts'
import { outlineHandlers, orderOutlines } from './features/courses/outlineHandlers.ts'
import { decideEventPayment, eventPaymentHandlers } from './features/events/eventPaymentHandlers.ts'
import { eventHandlers } from './features/events/eventHandlers.ts'
import { excuseHandlers } from './features/excuses/excuseHandlers.ts'
import { eventMembershipHandlers } from './features/events/eventMembershipHandlers.ts'
import { classPracticeHandlers } from './features/practice/classPractice.ts'
import { ownPracticeHandlers } from './features/practice/ownPractice.ts'
import { policyHandlers } from './features/policies/policyHandlers.ts'
import { decidePurchase, purchaseHandlers } from './features/payments/purchaseHandlers.ts'
import { deviceHandlers } from './push/deviceHandlers.ts'
import { remindTeachers } from './features/reminders/attendanceReminders.ts'
import { importHandlers } from './features/import/importHandlers.ts'
import { reminderHandlers } from './features/reminders/reminderHandlers.ts'
import { adminReportHandlers } from './features/reports/adminReportHandlers.ts'
import { frontPictureHandlers, logoHandlers } from './features/settings/schoolPictureHandlers.ts'
import { settingsHandlers } from './features/settings/settingsHandlers.ts'
import { systemHandlers } from './features/settings/systemHandlers.ts'
import { staffHandlers } from './features/staff/staffHandlers.ts'
import { studentHandlers } from './features/students/studentHandlers.ts'
import { teacherCourseHandlers } from './features/teachers/teacherCourseHandlers.ts'
import { teacherHandlers } from './features/teachers/teacherHandlers.ts'
import { teacherProfileHandlers } from './features/visitors/teacherProfileHandlers.ts'
import { teacherReportHandlers } from './features/reports/teacherReportHandlers.ts'
import { trialHandlers } from './features/trial/manageTrials.ts'
import { getFrontPage } from './ssr/getFrontPage.ts'
import { getIncome } from './features/payments/getIncome.ts'
import { getStatement } from './features/payments/getStatement.ts'
import { listPayableItems } from './features/payments/listPayableItems.ts'
import { recordPayment, recordRefund, voidEntry } from './features/payments/recordPayment.ts'
import { listPayments } from './features/payments/listPayments.ts'
import { getSchoolFigures } from './features/home/getSchoolFigures.ts'
import { listPendingItems } from './features/inbox/listPendingItems.ts'
import { listActs, recordDecision } from './features/audit/decisionLog.ts'
import { noteMessage } from './features/messages/noteMessage.ts'
import { correctPayment } from './features/payments/correctPayment.ts'
import { getPayment, readNewestReceipt } from './features/payments/getPayment.ts'
import { getPaymentTerms } from './features/payments/paymentTerms.ts'
import { decideFee, listFees, payFee } from './features/payments/feeHandlers.ts'
import { isSameReceipt } from './features/payments/sharedReceipts.ts'
import { getFamily } from './features/family/getFamily.ts'
import { payFees } from './features/family/payFees.ts'
import { endDiscount, saveDiscount } from './features/discounts/manageDiscounts.ts'
import { listDiscounts, listOwnDiscounts } from './features/discounts/listDiscounts.ts'
import { uploadHandlers } from './chunkedUploads/uploadHandlers.ts'
import { addChild } from './features/registration/addChild.ts'
import { checkEmail } from './features/registration/registerStudent.ts'
import { courseRequestHandlers } from './features/registration/courseRequests.ts'
import { readToday } from './features/settings/schoolSettings.ts'
import { selectFees, readFees } from './features/payments/readFees.ts'
import { versionConflict, notFound } from './lib/HttpError.ts'
import { message } from './i18n/message.ts'

/** Ends monthly fees; existing fees stay until they are paid or waived. */
const endFees: Handler<'endFees'> = async (call) => {
  const { body, database, now } = call
  const purchase = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .select(['student_id', 'course_id', 'name'])
    .where('purchases.id', '=', body.id)
    .where('purchases.pricing', '=', 'monthly')
    .executeTakeFirst()
  if (!purchase) throw notFound()
  const { numUpdatedRows } = await database
    .updateTable('purchases')
    .set({ fees_ended_at: now })
    .where('id', '=', body.id)
    .where('fees_ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  const { student_id: studentId, course_id, name: what } = purchase
  const record = ['coursePayment', body.id] as const
  await recordDecision(call, {
    kind: 'endFees',
    record,
    studentId,
    what,
    reason: body.reason,
    about: { course: [course_id] },
  })
  return { message: message('Monthly fees stopped for this course') }
}

/** Records when an administrator first viewed the newest receipt of a payment (decision 156). */
const noteReceiptSeen: Handler<'noteReceiptSeen'> = async ({ body, database, now }) => {
  const newest = await database
    .selectFrom('receipts')
    .select(['id', 'bundle_id'])
    .where('kind', '=', body.kind)
    .where('record_id', '=', body.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!newest) throw notFound()
  await database
    .updateTable('receipts')
    .set({ seen_at: now })
    .where(isSameReceipt(newest))
    .where('seen_at', 'is', null)
    .where('status', '=', 'pending')
    .execute()
  return { message: message('Receipt marked as viewed') }
}

/** Saves the transaction number of a receipt, unless it was changed in the meantime (decision 160). */
const saveTransactionId: Handler<'saveTransactionId'> = async ({ body, database }) => {
  const { kind, id, transactionId, seen } = body
  const newest = await readNewestReceipt(database, { kind, id })
  if (!newest) throw notFound()
  // Payments that were sent together have one transfer.
  const saved = await database
    .updateTable('receipts')
    .set({ transaction_id: transactionId.trim() })
    .where(isSameReceipt(newest))
    .where('transaction_id', seen === null ? 'is' : '=', seen)
    .returning('id')
    .execute()
  if (!saved.some(({ id: savedId }) => savedId === newest.id)) throw versionConflict()
  return { message: message('Transaction number saved') }
}

/** A student's open fees, oldest first, then paid and waived ones, newest first. */
const listOwnFees: Handler<'listOwnFees'> = async ({ account, database, services, now }) => {
  const today = await readToday({ database, services, now })
  const rows = await selectFees(database)
    .select('fees.id')
    .where('students.account_id', '=', account.id)
    .orderBy('due_on')
    .orderBy('fees.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const fees = await readFees(database, ids, { today, services, now, isAdmin: false })
  const isSettled = ({ status }: (typeof fees)[number]) => status === 'paid' || status === 'waived'
  return { fees: [...fees.filter((fee) => !isSettled(fee)), ...fees.filter(isSettled).toReversed()] }
}

/** Response for clients that don't accept a stream (`http/plugins/changeStreamPlugin.ts`). */
const changeStreamHandlers: HandlersFor<'watchChanges'> = {
  watchChanges: async () => ({ changed: [] }),
}

/** Handlers of all operations; a missing one doesn’t compile. */
export const handlers: Handlers = {
  ...allotmentHandlers,
  ...attendanceHandlers,
  ...authHandlers,
  ...ownAccountHandlers,
  ...billingHandlers,
  ...classHandlers,
  ...classStudentHandlers,
  ...courseHandlers,
  ...outlineHandlers,
  ...eventHandlers,
  ...eventMembershipHandlers,
  ...eventPaymentHandlers,
  updatePaymentStatus: decideEventPayment,
  ...policyHandlers,
  ...purchaseHandlers,
  decidePurchase,
  ...adminReportHandlers,
  ...settingsHandlers,
  ...systemHandlers,
  ...staffHandlers,
  ...logoHandlers,
  ...frontPictureHandlers,
  ...studentHandlers,
  addChild,
  checkEmail,
  ...courseRequestHandlers,
  ...importHandlers,
  ...teacherCourseHandlers,
  ...teacherHandlers,
  ...teacherProfileHandlers,
  ...teacherReportHandlers,
  ...timetableHandlers,
  ...excuseHandlers,
  ...classPracticeHandlers,
  ...ownPracticeHandlers,
  ...calendarHandlers,
  ...reminderHandlers,
  remindTeachers,
  ...trialHandlers,
  ...deviceHandlers,
  listWaiting: listPendingItems,
  listActs,
  noteMessage,
  getSchoolFigures,
  ...changeStreamHandlers,
  orderOutlines,
  ...uploadHandlers,
  getPaymentTerms,
  listOwnFees,
  payFee,
  payFees,
  getFamily,
  listFees,
  decideFee,
  endFees,
  endDiscount,
  listDiscounts,
  listOwnDiscounts,
  saveDiscount,
  noteReceiptSeen,
  getPayment,
  saveTransactionId,
  correctPayment,
  recordPayment,
  recordRefund,
  voidEntry,
  listPayableItems,
  getFrontPage,
  getIncome,
  listPayments,
  getStatement,
}
