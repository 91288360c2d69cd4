import type { Handlers } from '../contract/Handler.ts'
import { allotmentHandlers } from './allotmentHandlers.ts'
import { attendanceHandlers } from './attendanceHandlers.ts'
import { authHandlers } from './authHandlers.ts'
import { billingHandlers } from './billingHandlers.ts'
import { classHandlers } from './classHandlers.ts'
import { classStudentHandlers } from './classStudentHandlers.ts'
import { courseHandlers } from './courseHandlers.ts'
import { eventHandlers } from './eventHandlers.ts'
import { eventMembershipHandlers } from './eventMembershipHandlers.ts'
import { policyHandlers } from './policyHandlers.ts'
import { decidePurchase } from './purchaseDecision.ts'
import { purchaseHandlers } from './purchaseHandlers.ts'
import { reportHandlers } from './reportHandlers.ts'
import { settingsHandlers } from './settingsHandlers.ts'
import { studentHandlers } from './studentHandlers.ts'
import { teacherCourseHandlers } from './teacherCourseHandlers.ts'
import { teacherHandlers } from './teacherHandlers.ts'
import { teacherReportHandlers } from './teacherReportHandlers.ts'

/** Every call of the contract; a missing one doesn’t compile. */
export const handlers: Handlers = {
  ...allotmentHandlers,
  ...attendanceHandlers,
  ...authHandlers,
  ...billingHandlers,
  ...classHandlers,
  ...classStudentHandlers,
  ...courseHandlers,
  ...eventHandlers,
  ...eventMembershipHandlers,
  ...policyHandlers,
  ...purchaseHandlers,
  decidePurchase,
  ...reportHandlers,
  ...settingsHandlers,
  ...studentHandlers,
  ...teacherCourseHandlers,
  ...teacherHandlers,
  ...teacherReportHandlers,
}
