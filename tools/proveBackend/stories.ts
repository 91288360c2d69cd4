import { allotting } from './stories/allotting.ts'
import { applying } from './stories/applying.ts'
import { assigning } from './stories/assigning.ts'
import { attendance } from './stories/attendance.ts'
import { calendarFeeds } from './stories/calendars.ts'
import { classes } from './stories/classes.ts'
import { courses, ordering } from './stories/courses.ts'
import { roleAccess } from './stories/doors.ts'
import { requiredFields } from './stories/emptyForms.ts'
import { erasure } from './stories/erasing.ts'
import { events } from './stories/events.ts'
import { fees } from './stories/fees.ts'
import { frontPage } from './stories/frontPage.ts'
import { missingRecords } from './stories/nothingThere.ts'
import { ownAttendance } from './stories/ownAttendance.ts'
import { passwords } from './stories/passwords.ts'
import { policies } from './stories/policies.ts'
import { bookkeeping, decisions, income, purchases, rejectionReasons, pendingPayments } from './stories/purchases.ts'
import { registering } from './stories/registering.ts'
import { reminders } from './stories/reminders.ts'
import { reports } from './stories/reports.ts'
import { settings } from './stories/settings.ts'
import { signingIn } from './stories/signingIn.ts'
import { signingOut } from './stories/signingOut.ts'
import { timetable } from './stories/timetable.ts'
import { uploads } from './stories/uploads.ts'
import type { Scenario } from './Story.ts'

/** All stories of the school, in the order in which they are played. */
export const scenarios: readonly Scenario[] = [
  signingIn,
  courses,
  ordering,
  registering,
  applying,
  assigning,
  allotting,
  classes,
  attendance,
  ownAttendance,
  timetable,
  calendarFeeds,
  reminders,
  reports,
  policies,
  events,
  purchases,
  uploads,
  decisions,
  pendingPayments,
  rejectionReasons,
  income,
  fees,
  bookkeeping,
  passwords,
  settings,
  frontPage,
  signingOut,
  erasure,
  roleAccess,
  missingRecords,
  requiredFields,
]
