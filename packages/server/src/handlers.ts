import type { Handlers } from './contract/Handler.ts'
import { allotmentHandlers } from './allotments/allotmentHandlers.ts'
import { attendanceHandlers } from './attendance/attendanceHandlers.ts'
import { authHandlers } from './auth/authHandlers.ts'
import { billingHandlers } from './payments/billingHandlers.ts'
import { calendarHandlers } from './calendar/calendarHandlers.ts'
import { classHandlers } from './classes/classHandlers.ts'
import { classStudentHandlers } from './classes/classStudentHandlers.ts'
import { courseHandlers } from './courses/courseHandlers.ts'
import { liveHandlers } from './live/liveHandlers.ts'
import { outlineHandlers } from './courses/outlineHandlers.ts'
import { decideEventPayment } from './events/decideEventPayment.ts'
import { eventHandlers } from './events/eventHandlers.ts'
import { eventMembershipHandlers } from './events/eventMembershipHandlers.ts'
import { eventPaymentHandlers } from './events/eventPaymentHandlers.ts'
import { policyHandlers } from './policies/policyHandlers.ts'
import { decidePurchase } from './payments/purchaseDecision.ts'
import { purchaseHandlers } from './payments/purchaseHandlers.ts'
import { reminderHandlers } from './reminders/reminderHandlers.ts'
import { reportHandlers } from './reports/reportHandlers.ts'
import { settingsHandlers } from './settings/settingsHandlers.ts'
import { studentHandlers } from './people/studentHandlers.ts'
import { teacherCourseHandlers } from './people/teacherCourseHandlers.ts'
import { teacherHandlers } from './people/teacherHandlers.ts'
import { teacherReportHandlers } from './reports/teacherReportHandlers.ts'
import { timetableHandlers } from './timetable/timetableHandlers.ts'
import { getSchoolFigures } from './figures/getSchoolFigures.ts'
import { listWaiting } from './inbox/listWaiting.ts'
import { listActs } from './acts/listActs.ts'
import { orderOutlines } from './courses/orderOutlines.ts'

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
  ...studentHandlers,
  ...teacherCourseHandlers,
  ...teacherHandlers,
  ...teacherReportHandlers,
  ...timetableHandlers,
  ...calendarHandlers,
  ...reminderHandlers,
  listWaiting,
  listActs,
  getSchoolFigures,
  ...liveHandlers,
  orderOutlines,
}
