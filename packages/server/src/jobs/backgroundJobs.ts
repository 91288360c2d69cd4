import type { Database } from '../database/openDatabase.ts'
import { releaseDiskSpace } from '../database/releaseDiskSpace.ts'
import { createDueFees } from '../features/payments/createDueFees.ts'
import { scheduleFeeReminders } from '../features/payments/scheduleFeeReminders.ts'
import { reindexLists } from '../lists/reindexList.ts'
import type { MailKind } from '../mail/MailPayloads.ts'
import { scheduleDigests } from '../features/reminders/adminDigest.ts'
import { scheduleLessonReminders } from '../features/reminders/scheduleLessonReminders.ts'
import { removeOldImports } from '../features/import/stagedRows.ts'
import { removeOldUploads } from '../chunkedUploads/uploadQueries.ts'
import { removeOldTrials } from '../features/trial/trialStorage.ts'
import { removeOldJobs } from './jobQueries.ts'

type JobContext = { database: Database; now: number; timeZone: string }

/** A job that repeats, run by the first process that finds it due; `every` is in milliseconds. */
export type RecurringJob = { every: number; description: string; run: (means: JobContext) => Promise<unknown> }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Together with `mailTriggers` and `housekeeping`, lists all background work. Each recurring job is one row of `jobs`
 * that becomes due again, so that several processes run it once and a restart loses none.
 */
export const recurringJobs = {
  layReminders: {
    every: 5 * MINUTE,
    description: 'enqueues reminders of lessons that begin within a day or an hour',
    run: scheduleLessonReminders,
  },
  layDigests: {
    every: 5 * MINUTE,
    description: 'enqueues a daily digest for each administrator, at 7:00 in their own time zone',
    run: scheduleDigests,
  },
  layFees: {
    every: HOUR,
    description: 'creates the fees of courses that are paid monthly, a week before they are due',
    run: createDueFees,
  },
  remindOfFees: {
    every: 30 * MINUTE,
    description: 'enqueues reminders of fees that are due in three days or today, or were due three or ten days ago',
    run: scheduleFeeReminders,
  },
  refreshLists: {
    every: 5 * MINUTE,
    description: 'reindexes changed rows of lists, so that opening a list stays fast',
    run: ({ database }) => reindexLists(database),
  },
  removeOldJobs: {
    every: HOUR,
    description: 'deletes jobs that were completed more than a month ago',
    run: ({ database, now }) => removeOldJobs(database, now),
  },
  removeOldUploads: {
    every: HOUR,
    description: 'deletes chunked uploads that no form used within a day, and uploads whose first chunk never arrived',
    run: ({ database, now }) => removeOldUploads(database, now),
  },
  removeOldImports: {
    every: HOUR,
    description: 'deletes the rows of imports that were checked or saved more than a day ago',
    run: ({ database, now }) => removeOldImports(database, now),
  },
  removeOldTrials: {
    every: HOUR,
    description: 'deletes trial lessons that were requested more than a year ago',
    run: ({ database, now }) => removeOldTrials(database, now),
  },
  releaseSpace: {
    every: HOUR,
    description: 'returns unused space of a SQLite file to the disk, down to 16 MB',
    run: ({ database }) => releaseDiskSpace(database),
  },
} as const satisfies Record<string, RecurringJob>

/** The event that triggers each mail. Each mail is sent once, as soon as it is due. */
export const mailTriggers: Record<MailKind, string> = {
  passwordReset: 'someone requested a new password',
  confirmEmail: 'registration or application where emails are confirmed, or the link was requested again',
  invitation: 'an administrator added or invited someone without a password',
  staffInvited: 'an administrator was invited, or a new link was requested',
  applicationReceived: 'a teacher applied',
  applicationAccepted: 'an application was accepted',
  applicationRefused: 'an application was rejected',
  paymentReceived: 'a receipt was sent, or several with a registration',
  coursePaymentAccepted: 'a payment for a course was approved',
  coursePaymentRejected: 'a payment for a course was rejected',
  eventPaymentAccepted: 'a payment for an event was approved',
  eventPaymentRejected: 'a payment for an event was rejected',
  paymentReopened: 'a decision on a payment was reopened',
  lessonsChanged: 'lessons were cancelled, moved or restored',
  lessonExcused: 'a student can’t come to a lesson, or can come after all: to the teacher',
  attendanceReminder: 'an administrator reminded the teachers of missing attendance',
  teacherAllotted: 'an allotment was made or its times changed: to the student',
  studentAllotted: 'the same: to the teacher',
  classJoined: 'a student was added to a class',
  classHandedOver: 'an administrator gave a class to another teacher: to that teacher',
  reportWritten: 'a teacher wrote a report on a student',
  reminderDayBefore: '`layReminders`: a lesson begins within a day',
  reminderHourBefore: '`layReminders`: a lesson begins within an hour',
  reminderTest: 'someone requested a test reminder',
  digest: '`layDigests`: something is pending for an administrator',
  feeReminder: '`remindOfFees`: a fee is due soon, is due today or is overdue',
  feeAccepted: 'the payment of a fee was approved',
  feeRejected: 'the payment of a fee was rejected',
  trialArranged: 'a trial lesson was arranged or moved: to its teacher',
  trialCalledOff: 'an arranged trial lesson was declined or given to another teacher: to its teacher',
}

/** Run by each process for its own folder, at startup and every hour. */
export const housekeeping = {
  every: HOUR,
  description: 'deletes receipts past their retention period, and pictures that nothing refers to',
} as const
