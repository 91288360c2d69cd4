import type { Handlers } from './contract/Handler.ts'
import { allotmentHandlers } from './features/allotments/allotmentHandlers.ts'
import { attendanceHandlers } from './features/attendance/attendanceHandlers.ts'
import { authHandlers } from './features/auth/authHandlers.ts'
import { billingHandlers } from './features/payments/billingHandlers.ts'
import { calendarHandlers } from './features/timetable/feed/calendarHandlers.ts'
import { classHandlers } from './features/classes/classHandlers.ts'
import { classStudentHandlers } from './features/classes/classStudentHandlers.ts'
import { courseHandlers } from './features/courses/courseHandlers.ts'
import { changeStreamHandlers } from './changeStream/changeStreamHandlers.ts'
import { outlineHandlers } from './features/courses/outlineHandlers.ts'
import { decideEventPayment } from './features/events/decideEventPayment.ts'
import { eventHandlers } from './features/events/eventHandlers.ts'
import { eventMembershipHandlers } from './features/events/eventMembershipHandlers.ts'
import { eventPaymentHandlers } from './features/events/eventPaymentHandlers.ts'
import { policyHandlers } from './features/policies/policyHandlers.ts'
import { noteReceiptSeen } from './features/payments/noteReceiptSeen.ts'
import { decidePurchase } from './features/payments/decidePurchase.ts'
import { purchaseHandlers } from './features/payments/purchaseHandlers.ts'
import { deviceHandlers } from './push/deviceHandlers.ts'
import { reminderHandlers } from './features/reminders/reminderHandlers.ts'
import { reportHandlers } from './features/reports/reportHandlers.ts'
import { frontPictureHandlers } from './features/settings/frontPicture.ts'
import { logoHandlers } from './features/settings/schoolLogo.ts'
import { settingsHandlers } from './features/settings/settingsHandlers.ts'
import { studentHandlers } from './features/students/studentHandlers.ts'
import { teacherCourseHandlers } from './features/teachers/teacherCourseHandlers.ts'
import { teacherHandlers } from './features/teachers/teacherHandlers.ts'
import { teacherReportHandlers } from './features/reports/teacherReportHandlers.ts'
import { timetableHandlers } from './features/timetable/timetableHandlers.ts'
import { getFrontPage } from './ssr/getFrontPage.ts'
import { getIncome } from './features/payments/getIncome.ts'
import { getStatement } from './features/payments/getStatement.ts'
import { listPayments } from './features/payments/listPayments.ts'
import { getSchoolFigures } from './features/home/getSchoolFigures.ts'
import { listWaiting } from './features/inbox/listWaiting.ts'
import { listActs } from './features/audit/listActs.ts'
import { correctPayment } from './features/payments/correctPayment.ts'
import { getPayment } from './features/payments/getPayment.ts'
import { getPaymentTerms } from './features/payments/getPaymentTerms.ts'
import { decideFee } from './features/payments/decideFee.ts'
import { endFees } from './features/payments/endFees.ts'
import { listFees } from './features/payments/listFees.ts'
import { listOwnFees } from './features/payments/listOwnFees.ts'
import { payFee } from './features/payments/payFee.ts'
import { endDiscount } from './features/discounts/endDiscount.ts'
import { listDiscounts } from './features/discounts/listDiscounts.ts'
import { listOwnDiscounts } from './features/discounts/listOwnDiscounts.ts'
import { saveDiscount } from './features/discounts/saveDiscount.ts'
import { saveTransactionId } from './features/payments/saveTransactionId.ts'
import { orderOutlines } from './features/courses/orderOutlines.ts'
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
