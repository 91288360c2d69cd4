import { buildConfirmationMail } from '../features/auth/buildConfirmationMail.ts'
import { buildPasswordResetMail } from '../features/auth/buildPasswordResetMail.ts'
import { buildAllotmentMail, buildClassMail, buildReportMail } from '../features/classes/teachingMails.ts'
import { buildFeeMail } from '../features/payments/buildFeeMail.ts'
import {
  buildCoursePaymentAcceptedMail,
  buildCoursePaymentRejectedMail,
  buildEventPaymentMail,
  buildFeeAcceptedMail,
  buildFeeRejectedMail,
  buildPaymentReopenedMail,
} from '../features/payments/paymentDecisionMails.ts'
import { buildPaymentReceivedMail } from '../features/payments/paymentMails.ts'
import { buildDigestMail } from '../features/reminders/buildDigestMail.ts'
import { buildLessonReminder, buildTestReminder } from '../features/reminders/reminderMails.ts'
import {
  buildApplicationAcceptedMail,
  buildApplicationReceivedMail,
  buildApplicationRejectedMail,
} from '../features/teachers/applicationMails.ts'
import { buildLessonsChangedMail } from '../features/timetable/buildLessonsChangedMail.ts'
import type { MailContext } from '../mail/MailContext.ts'
import type { MailKind, MailPayload } from '../mail/MailPayloads.ts'
import type { AddressedMail } from '../mail/MailValues.ts'

type MailBuilder<Kind extends MailKind> = (
  payload: MailPayload<Kind>,
  context: MailContext,
) => Promise<AddressedMail | undefined>

/**
 * What builds each kind of mail when its job runs. The messages are in `mailMessages`. A builder returns undefined if
 * nothing is to be sent any more.
 */
export const mailBuilders: { [Kind in MailKind]: MailBuilder<Kind> } = {
  passwordReset: buildPasswordResetMail,
  confirmEmail: buildConfirmationMail,
  applicationReceived: buildApplicationReceivedMail,
  applicationAccepted: buildApplicationAcceptedMail,
  applicationRefused: buildApplicationRejectedMail,
  paymentReceived: buildPaymentReceivedMail,
  coursePaymentAccepted: buildCoursePaymentAcceptedMail,
  coursePaymentRejected: buildCoursePaymentRejectedMail,
  paymentReopened: buildPaymentReopenedMail,
  lessonsChanged: buildLessonsChangedMail,
  teacherAllotted: buildAllotmentMail('student'),
  studentAllotted: buildAllotmentMail('teacher'),
  classJoined: buildClassMail('student'),
  classHandedOver: buildClassMail('teacher'),
  reportWritten: buildReportMail,
  eventPaymentAccepted: buildEventPaymentMail,
  eventPaymentRejected: buildEventPaymentMail,
  reminderDayBefore: buildLessonReminder('dayBefore'),
  reminderHourBefore: buildLessonReminder('hourBefore'),
  reminderTest: buildTestReminder,
  digest: buildDigestMail,
  feeReminder: buildFeeMail,
  feeAccepted: buildFeeAcceptedMail,
  feeRejected: buildFeeRejectedMail,
}
