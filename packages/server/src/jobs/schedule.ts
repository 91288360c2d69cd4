import type { Database } from '../database/openDatabase.ts'
import { releaseSpace } from '../database/releaseSpace.ts'
import { createDueFees } from '../features/payments/createDueFees.ts'
import { scheduleFeeReminders } from '../features/payments/scheduleFeeReminders.ts'
import { reindexLists } from '../lists/reindexList.ts'
import type { MailKind } from '../mail/mailBuilders.ts'
import { scheduleDigests } from '../features/reminders/scheduleDigests.ts'
import { scheduleReminders } from '../features/reminders/scheduleReminders.ts'
import { removeOldUploads } from '../chunkedUploads/removeOldUploads.ts'
import { removeOldJobs } from './jobQueries.ts'

type JobContext = { database: Database; now: number; timeZone: string }

/** Done again and again, by whichever process comes first: how often in milliseconds, and what it is. */
export type RecurringJob = { every: number; description: string; run: (means: JobContext) => Promise<unknown> }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * With `mails` and `housekeeping`, all that the school does without being asked. Each duty is one row of `jobs`
 * that is never done but due again, so that several processes do it once and a restart forgets none.
 */
export const recurringJobs = {
  layReminders: {
    every: 5 * MINUTE,
    description: 'looks which lessons begin within a day or an hour, and owes the reminders of them',
    run: scheduleReminders,
  },
  layDigests: {
    every: 5 * MINUTE,
    description: 'owes each administrator, at seven by their own clock, one mail of what waits',
    run: scheduleDigests,
  },
  layFees: {
    every: HOUR,
    description: 'asks for the fees of courses that are paid by the month, a week before they are due',
    run: createDueFees,
  },
  remindOfFees: {
    every: 30 * MINUTE,
    description:
      'looks which fees are due in three days, today, or for three or ten days, and owes the reminders of them',
    run: scheduleFeeReminders,
  },
  refreshLists: {
    every: 5 * MINUTE,
    description: 'makes rows of lists anew that have changed, so that whoever opens a list waits for few of them',
    run: ({ database }) => reindexLists(database),
  },
  removeOldJobs: {
    every: HOUR,
    description: 'removes what was done more than a month ago from the table of jobs',
    run: ({ database, now }) => removeOldJobs(database, now),
  },
  removeOldUploads: {
    every: HOUR,
    description:
      'removes receipts that were sent in pieces and that no form took within a day, and uploads whose first piece never came',
    run: ({ database, now }) => removeOldUploads(database, now),
  },
  releaseSpace: {
    every: HOUR,
    description: 'gives the disk back what a SQLite file no longer needs, down to 16 MB',
    run: ({ database }) => releaseSpace(database),
  },
} as const satisfies Record<string, RecurringJob>

/** Sent once each, as soon as they are due: what causes them. */
export const mailTriggers: Record<MailKind, string> = {
  passwordReset: 'somebody asked for a new password',
  confirmEmail: 'somebody registered or applied where e-mails are confirmed, or asked for the link once more',
  applicationReceived: 'a teacher applied',
  applicationAccepted: 'an application was accepted',
  applicationRefused: 'an application was refused',
  paymentReceived: 'a receipt was sent, or several with a registration',
  coursePaymentAccepted: 'a payment for a course was approved',
  coursePaymentRejected: 'a payment for a course was rejected',
  eventPaymentAccepted: 'a payment for an event was approved',
  eventPaymentRejected: 'a payment for an event was rejected',
  paymentReopened: 'what was decided of a payment is looked at again',
  lessonsChanged: 'lessons were cancelled, moved or brought back',
  teacherAllotted: 'a student was allotted to a teacher, or their times changed: to the student',
  studentAllotted: 'the same: to the teacher',
  classJoined: 'a student was added to a class',
  classHandedOver: 'an administrator gave a class to another teacher: to that teacher',
  reportWritten: 'a teacher wrote a report on a student',
  reminderDayBefore: '`layReminders`: a lesson begins within a day',
  reminderHourBefore: '`layReminders`: a lesson begins within an hour',
  reminderTest: 'somebody wanted to see that reminders arrive',
  digest: '`layDigests`: something waits for an administrator',
  feeReminder: '`remindOfFees`: a fee is due soon, today or since some days',
  feeAccepted: 'the payment of a fee was approved',
  feeRejected: 'the payment of a fee was rejected',
}

/** Done by each process for its own folder, when it starts and again and again. */
export const housekeeping = {
  every: HOUR,
  description: 'removes receipts whose time is over, and pictures that nothing names any more',
} as const
