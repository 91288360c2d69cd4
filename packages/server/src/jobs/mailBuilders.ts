import { buildAllotmentMail, buildClassMail, buildReportMail } from '../features/classes/teachingMails.ts'
import {
  buildPaymentReceivedMail,
  decisionMailBuilders,
  getFeePath,
  toPaymentValues,
} from '../features/payments/paymentMails.ts'
import { sumEntered } from '../features/payments/paymentEntries.ts'
import { buildDigestMail } from '../features/reminders/adminDigest.ts'
import { buildAttendanceReminder } from '../features/reminders/attendanceReminders.ts'
import { buildLessonReminder, buildTestReminder, findActiveAccount } from '../features/reminders/reminderMails.ts'
import { buildExcuseMail } from '../features/excuses/excuseMails.ts'
import { buildLessonsChangedMail } from '../features/timetable/lessonsChangedMails.ts'
import type { MailContext, MailKind, MailPayload, AddressedMail, MailValues } from '../mail/MailPayloads.ts'
import { buildInvitationMail, issueMailedInvitation } from '../features/auth/invitations.ts'
import { buildSecretPath, issueResetLink } from '../features/auth/resetLinks.ts'
import { createToken, hashToken } from '../features/auth/sessions.ts'
import { buildTrialCalledOffMail, buildTrialMail } from '../features/trial/trialMails.ts'
import { parseWallDay } from '@maktab/calendar/WallDay'
import { sql } from 'kysely'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import { readReminderPreferences } from '../features/reminders/readReminderPreferences.ts'
import { readSettings } from '../features/settings/schoolSettings.ts'
import type { Language } from '../i18n/translate.ts'
import { formatDay } from '../mail/formatForMail.ts'

type Reminder = { to: string; language: Language; values: MailValues }

const NOON = '12:00'

/** Reads the fee when the mail is sent: nothing is sent if it was paid, waived or is under review by then. */
async function buildFeeMail(
  { accountId, feeId }: { accountId: number; feeId: number },
  { database, now, publicUrl, timeZone: defaultTimeZone }: MailContext,
): Promise<Reminder | undefined> {
  const account = await findActiveAccount(database, accountId)
  const fee = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .select(['due_on', 'month', 'currency', 'reference', 'name as title'])
    .select(sql<number>`amount - ${sumEntered('fee', 'fees.id')}`.as('amount'))
    .where('fees.id', '=', feeId)
    .where('fees.status', 'in', ['due', 'rejected'])
    .executeTakeFirst()
  const dueOn = fee && parseWallDay(fee.due_on)
  if (!account || !dueOn) return undefined
  const language = (await readReminderPreferences(database, [account])).get(accountId)?.language ?? 'en'
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const today = getDayInZone(timeZone, now)
  const day = formatDay(language, timeZone, toInstant(timeZone, dueOn, NOON))
  const values = {
    ...toPaymentValues(fee, language),
    dueOn: dueOn > today ? day : null,
    dueToday: dueOn === today ? day : null,
    overdueSince: dueOn < today ? day : null,
    link: publicUrl + getFeePath(feeId),
  }
  return { to: account.email, language, values }
}

const RESET_MILLISECONDS = 30 * 60_000

/** Looks up the account only here, so that the request takes equally long for known and unknown addresses. */
async function buildPasswordResetMail(
  { email }: MailPayload<'passwordReset'>,
  { database, now, publicUrl }: MailContext,
): Promise<AddressedMail | undefined> {
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
}

const LINK_MILLISECONDS = 48 * 60 * 60_000

/** The confirmation link; nothing if the email was confirmed or changed in the meantime. */
async function buildConfirmationMail(
  { to, accountId }: MailPayload<'confirmEmail'>,
  { database, now, publicUrl }: MailContext,
) {
  const account = await database
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .where('email', '=', to)
    .where('unconfirmed_since', 'is not', null)
    .executeTakeFirst()
  if (!account) return undefined
  await database.deleteFrom('email_tokens').where('expires_at', '<=', now).execute()
  const token = createToken()
  const row = { token_hash: hashToken(token), account_id: accountId, expires_at: now + LINK_MILLISECONDS }
  await database
    .insertInto('email_tokens')
    .values({ ...row, used_at: null })
    .execute()
  return { to, language: account.language, values: { link: publicUrl + buildSecretPath('confirm-email', token) } }
}

/** The invitation of an administrator; nothing if the password was set or access ended in the meantime. */
async function buildStaffInvitationMail(
  { accountId, ...recipient }: MailPayload<'staffInvited'>,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const invited = await issueMailedInvitation(accountId, context)
  return invited && { ...recipient, values: { link: invited.link } }
}

type MailBuilder<Kind extends MailKind> = (
  payload: MailPayload<Kind>,
  context: MailContext,
) => Promise<AddressedMail | undefined>

/**
 * Builds each kind of mail when its job runs. The texts are in `mailMessages`. A builder returns undefined if the mail
 * no longer needs to be sent.
 */
export const mailBuilders: { [Kind in MailKind]: MailBuilder<Kind> } = {
  passwordReset: buildPasswordResetMail,
  confirmEmail: buildConfirmationMail,
  invitation: buildInvitationMail,
  staffInvited: buildStaffInvitationMail,
  applicationReceived: buildApplicationReceivedMail,
  applicationAccepted: buildApplicationAcceptedMail,
  applicationRefused: buildApplicationRejectedMail,
  paymentReceived: buildPaymentReceivedMail,
  lessonsChanged: buildLessonsChangedMail,
  lessonExcused: buildExcuseMail,
  teacherAllotted: buildAllotmentMail('student'),
  studentAllotted: buildAllotmentMail('teacher'),
  classJoined: buildClassMail('student'),
  classHandedOver: buildClassMail('teacher'),
  reportWritten: buildReportMail,
  reminderDayBefore: buildLessonReminder('dayBefore'),
  reminderHourBefore: buildLessonReminder('hourBefore'),
  reminderTest: buildTestReminder,
  digest: buildDigestMail,
  feeReminder: buildFeeMail,
  attendanceReminder: buildAttendanceReminder,
  trialArranged: buildTrialMail,
  trialCalledOff: buildTrialCalledOffMail,
  ...decisionMailBuilders,
}

async function buildApplicationReceivedMail(recipient: MailPayload<'applicationReceived'>): Promise<AddressedMail> {
  return { ...recipient, values: {} }
}

async function buildApplicationAcceptedMail(
  { code, ...recipient }: MailPayload<'applicationAccepted'>,
  { database, now, publicUrl }: MailContext,
): Promise<AddressedMail> {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', '=', recipient.to)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const reset = account ? publicUrl + (await issueResetLink(database, account, now)) : null
  return { ...recipient, values: { code, reset, link: `${publicUrl}/` } }
}

async function buildApplicationRejectedMail({
  reason = null,
  ...recipient
}: MailPayload<'applicationRefused'>): Promise<AddressedMail> {
  return { ...recipient, values: { reason } }
}
