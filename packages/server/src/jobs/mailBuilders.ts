import { issueResetLink } from '../features/auth/resetLinks.ts'
import { buildSecretPath } from '../features/auth/secretPages.ts'
import { createToken, hashToken } from '../features/auth/tokens.ts'
import type { Language } from '../i18n/Language.ts'
import { buildConfirmationMail } from '../features/auth/buildConfirmationMail.ts'
import { buildDigestMail } from '../features/reminders/buildDigestMail.ts'
import { buildFeeMail } from '../features/payments/buildFeeMail.ts'
import { getFeePageUrl } from '../features/payments/getFeePageUrl.ts'
import { buildLessonsChangedMail } from '../features/timetable/buildLessonsChangedMail.ts'
import type { MailValues } from '../mail/MailValues.ts'
import { buildLessonReminder, buildTestReminder } from '../features/reminders/reminderMails.ts'
import { type PaymentDetails, buildPaymentReceivedMail, toPaymentValues } from '../features/payments/paymentMails.ts'
import type { MailContext } from '../mail/MailContext.ts'
import { buildAllotmentMail, buildClassMail, buildReportMail } from '../features/classes/teachingMails.ts'

type Person = { to: string; language: Language | null }
/** `items` are what is told several times over, one after the other. */
type Addressed = Person & { values: MailValues; items?: MailValues[] }

/** What was rejected, and why, where somebody said so. */
type Rejected = PaymentDetails & { reason?: string | null | undefined }
/** Where another receipt can be sent. */
type AboutCourse = { isOffered: boolean; courseId?: number }
type AboutEvent = { isThere: boolean; eventId?: number | null }

const RESET_MILLISECONDS = 30 * 60_000

/**
 * The mails that the school owes, by the kind of their job: what a job carries, and what is written of it when it is
 * sent. The messages are in `mailMessages`; undefined means that nothing is to be sent after all.
 */
export const mailBuilders = {
  /** Whether there is such an account is looked up here, so that asking takes the same for everybody. */
  passwordReset: async (
    { email }: { email: string },
    { database, now, publicUrl }: MailContext,
  ): Promise<Addressed | undefined> => {
    const account = await database
      .selectFrom('accounts')
      .select(['id', 'language'])
      .where('email', '=', email)
      .where('status', 'in', ['active', 'blocked'])
      .executeTakeFirst()
    if (!account) return undefined
    await database.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute()
    const token = createToken()
    const row = { token_hash: hashToken(token), account_id: account.id, expires_at: now + RESET_MILLISECONDS }
    await database
      .insertInto('reset_tokens')
      .values({ ...row, used_at: null })
      .execute()
    const link = publicUrl + buildSecretPath('reset-password', token, email)
    return { to: email, language: account.language, values: { link } }
  },

  confirmEmail: buildConfirmationMail,

  applicationReceived: async (person: Person): Promise<Addressed> => ({ ...person, values: {} }),

  applicationAccepted: async (
    { code, ...person }: Person & { code: string },
    { database, now, publicUrl }: MailContext,
  ): Promise<Addressed> => {
    const account = await database
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('email', '=', person.to)
      .where('status', '=', 'active')
      .executeTakeFirst()
    const reset = account ? publicUrl + (await issueResetLink(database, account, now)) : null
    return { ...person, values: { code, reset, link: `${publicUrl}/` } }
  },

  applicationRefused: async ({ reason = null, ...person }: Person & Pick<Rejected, 'reason'>): Promise<Addressed> => ({
    ...person,
    values: { reason },
  }),

  paymentReceived: buildPaymentReceivedMail,

  coursePaymentAccepted: async ({ to, language, ...payment }: Person & PaymentDetails, { publicUrl }: MailContext) => ({
    to,
    language,
    values: { ...toPaymentValues(payment, language), link: `${publicUrl}/student/enrolled-courses` },
  }),

  /** Nobody is sent to a course that is no longer offered. */
  coursePaymentRejected: async (
    { to, language, reason = null, isOffered, courseId, ...payment }: Person & Rejected & AboutCourse,
    { publicUrl }: MailContext,
  ) => ({
    to,
    language,
    values: {
      ...toPaymentValues(payment, language),
      reason,
      link: isOffered ? `${publicUrl}/student/courses${courseId ? `?purchase=${courseId}` : ''}` : null,
    },
  }),

  /** After a decision that was none: nobody has to do anything. */
  paymentReopened: async (
    { to, language, reason = null, ...payment }: Person & Rejected,
    { publicUrl }: MailContext,
  ): Promise<Addressed> => ({
    to,
    language,
    values: { ...toPaymentValues(payment, language), reason, link: `${publicUrl}/student/billing` },
  }),

  lessonsChanged: buildLessonsChangedMail,

  teacherAllotted: buildAllotmentMail('student'),
  studentAllotted: buildAllotmentMail('teacher'),
  classJoined: buildClassMail('student'),
  classHandedOver: buildClassMail('teacher'),
  reportWritten: buildReportMail,

  eventPaymentAccepted: aboutEvent,
  eventPaymentRejected: aboutEvent,

  reminderDayBefore: buildLessonReminder('dayBefore'),
  reminderHourBefore: buildLessonReminder('hourBefore'),
  reminderTest: buildTestReminder,
  digest: buildDigestMail,

  feeReminder: buildFeeMail,

  feeAccepted: async ({ to, language, ...payment }: Person & PaymentDetails, { publicUrl }: MailContext) => ({
    to,
    language,
    values: { ...toPaymentValues(payment, language), link: `${publicUrl}/student/billing` },
  }),

  feeRejected: async (
    { to, language, reason = null, feeId, ...payment }: Person & Rejected & { feeId: number },
    { publicUrl }: MailContext,
  ): Promise<Addressed> => ({
    to,
    language,
    values: { ...toPaymentValues(payment, language), reason, link: getFeePageUrl(publicUrl, feeId) },
  }),
} as const

export type MailKind = keyof typeof mailBuilders
export type MailPayload<Kind extends MailKind> = Parameters<(typeof mailBuilders)[Kind]>[0]

/** An event that was deleted meanwhile has no page to go to. */
async function aboutEvent(
  { to, language, reason = null, isThere, eventId, ...payment }: Person & Rejected & AboutEvent,
  { publicUrl }: MailContext,
): Promise<Addressed> {
  const link = isThere ? `${publicUrl}/student/event${eventId ? `?pay=${eventId}` : ''}` : null
  return { to, language, values: { ...toPaymentValues(payment, language), reason, link } }
}
