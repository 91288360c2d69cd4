import type { Handlers } from './contract/Handler.ts'
import { allotmentHandlers } from './allotments/allotmentHandlers.ts'
import { attendanceHandlers } from './attendance/attendanceHandlers.ts'
import { authHandlers } from './auth/authHandlers.ts'
import { billingHandlers } from './payments/billingHandlers.ts'
import { calendarHandlers } from './calendar/calendarHandlers.ts'
import { classHandlers } from './classes/classHandlers.ts'
import { classStudentHandlers } from './classes/classStudentHandlers.ts'
import { courseHandlers } from './courses/courseHandlers.ts'
import { changeStreamHandlers } from './changeStream/changeStreamHandlers.ts'
import { outlineHandlers } from './courses/outlineHandlers.ts'
import { decideEventPayment } from './events/decideEventPayment.ts'
import { eventHandlers } from './events/eventHandlers.ts'
import { eventMembershipHandlers } from './events/eventMembershipHandlers.ts'
import { eventPaymentHandlers } from './events/eventPaymentHandlers.ts'
import { policyHandlers } from './policies/policyHandlers.ts'
import { noteReceiptSeen } from './payments/noteReceiptSeen.ts'
import { decidePurchase } from './payments/decidePurchase.ts'
import { purchaseHandlers } from './payments/purchaseHandlers.ts'
import { deviceHandlers } from './push/deviceHandlers.ts'
import { reminderHandlers } from './reminders/reminderHandlers.ts'
import { reportHandlers } from './reports/reportHandlers.ts'
import { frontPictureHandlers } from './settings/frontPicture.ts'
import { logoHandlers } from './settings/schoolLogo.ts'
import { settingsHandlers } from './settings/settingsHandlers.ts'
import { studentHandlers } from './users/studentHandlers.ts'
import { teacherCourseHandlers } from './users/teacherCourseHandlers.ts'
import { teacherHandlers } from './users/teacherHandlers.ts'
import { teacherReportHandlers } from './reports/teacherReportHandlers.ts'
import { timetableHandlers } from './timetable/timetableHandlers.ts'
import { getFrontPage } from './ssr/getFrontPage.ts'
import { getIncome } from './statistics/getIncome.ts'
import { getStatement } from './statistics/getStatement.ts'
import { listPayments } from './statistics/listPayments.ts'
import { getSchoolFigures } from './statistics/getSchoolFigures.ts'
import { listWaiting } from './inbox/listWaiting.ts'
import { listActs } from './decisions/listActs.ts'
import { correctPayment } from './payments/correctPayment.ts'
import { getPayment } from './billing/getPayment.ts'
import { getPaymentTerms } from './billing/getPaymentTerms.ts'
import { decideFee } from './fees/decideFee.ts'
import { endFees } from './fees/endFees.ts'
import { listFees } from './fees/listFees.ts'
import { listOwnFees } from './fees/listOwnFees.ts'
import { payFee } from './fees/payFee.ts'
import { endDiscount } from './discounts/endDiscount.ts'
import { listDiscounts } from './discounts/listDiscounts.ts'
import { listOwnDiscounts } from './discounts/listOwnDiscounts.ts'
import { saveDiscount } from './discounts/saveDiscount.ts'
import { saveTransactionId } from './billing/saveTransactionId.ts'
import { orderOutlines } from './courses/orderOutlines.ts'
import { uploadHandlers } from './chunkedUploads/uploadHandlers.ts'

/** Every call of the contract; a missing one doesn’t compile. */
export const handlers: Handlers = {
  ...allotmentHandlers,
  ...attendanceHandlers,
  ...authHandlers,
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
  ...reportHandlers,
  ...settingsHandlers,
  ...logoHandlers,
  ...frontPictureHandlers,
  ...studentHandlers,
  ...teacherCourseHandlers,
  ...teacherHandlers,
  ...teacherReportHandlers,
  ...timetableHandlers,
  ...calendarHandlers,
  ...reminderHandlers,
  ...deviceHandlers,
  listWaiting,
  listActs,
  getSchoolFigures,
  ...changeStreamHandlers,
  orderOutlines,
  ...uploadHandlers,
  getPaymentTerms,
  listOwnFees,
  payFee,
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
  getFrontPage,
  getIncome,
  listPayments,
  getStatement,
}
