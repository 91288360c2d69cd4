import { allotting } from './scenarios/allotting.ts'
import { applying } from './scenarios/applying.ts'
import { assigning } from './scenarios/assigning.ts'
import { attendance } from './scenarios/attendance.ts'
import { calendarFeeds } from './scenarios/calendarFeeds.ts'
import { classes } from './scenarios/classes.ts'
import { courses, ordering } from './scenarios/courses.ts'
import { roleAccess } from './scenarios/roleAccess.ts'
import { requiredFields } from './scenarios/requiredFields.ts'
import { erasure } from './scenarios/erasure.ts'
import { events } from './scenarios/events.ts'
import { fees } from './scenarios/fees.ts'
import { frontPage } from './scenarios/frontPage.ts'
import { missingRecords } from './scenarios/missingRecords.ts'
import { ownAttendance } from './scenarios/ownAttendance.ts'
import { passwords } from './scenarios/passwords.ts'
import { policies } from './scenarios/policies.ts'
import { bookkeeping, decisions, income, purchases, rejectionReasons, pendingPayments } from './scenarios/purchases.ts'
import { registering } from './scenarios/registering.ts'
import { reminders } from './scenarios/reminders.ts'
import { reports } from './scenarios/reports.ts'
import { settings } from './scenarios/settings.ts'
import { signingIn } from './scenarios/signingIn.ts'
import { signingOut } from './scenarios/signingOut.ts'
import { timetable } from './scenarios/timetable.ts'
import { uploads } from './scenarios/uploads.ts'
import type { Scenario } from './Scenario.ts'

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
