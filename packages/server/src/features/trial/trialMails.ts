import type { OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { formatLessonTimes, getSafeName } from '#mail/formatForMail.ts'
import type { AddressedMail, MailContext, MailPayload, MailValues } from '#mail/MailPayloads.ts'
import { safeLink } from '@maktab/calendar/safeLink'
import { readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectTrials } from './trialRecords.ts'

type Call = Pick<OperationRequest<'arrangeTrial'>, 'database' | 'now'>

/** The address and the language of the mails to an active teacher. */
async function findRecipient(database: Database, teacherId: number) {
  return database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['accounts.email as to', 'accounts.language'])
    .where('teachers.id', '=', teacherId)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
}

type Arranged = { trialId: number; teacherId: number; version: number }

/** Enqueues a mail to the teacher of a trial lesson; one for each version of it. */
export async function enqueueTrialMail(call: Call, { trialId, teacherId, version }: Arranged): Promise<void> {
  const recipient = await findRecipient(call.database, teacherId)
  if (!recipient) return
  await enqueueMail(call, 'trialArranged', { ...recipient, trialId }, `trialArranged:${trialId}:${version}`)
}

type CalledOff = { teacher_id: number | null; starts_at: number | null; status: string }

/** Enqueues a mail to the teacher who was to give a trial lesson. */
export async function enqueueTrialCalledOffMail(
  call: Call,
  { teacher_id: teacherId, starts_at: starts, status }: CalledOff,
): Promise<void> {
  if (status !== 'arranged' || teacherId === null || starts === null || starts <= call.now) return
  const recipient = await findRecipient(call.database, teacherId)
  if (recipient) await enqueueMail(call, 'trialCalledOff', { ...recipient, starts })
}

/** Describes the lesson when the mail is sent; undefined if it was called off, moved to another teacher or has begun. */
export async function buildTrialMail(
  { to, language: storedLanguage, trialId }: MailPayload<'trialArranged'>,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { database, now, publicUrl } = context
  const trial = await selectTrials(database)
    .select('accounts.email')
    .where('trials.id', '=', trialId)
    .where('trials.status', '=', 'arranged')
    .executeTakeFirst()
  if (!trial || trial.email !== to || trial.starts_at === null || trial.starts_at <= now) return undefined
  const { language, values } = await describeTime({ to, language: storedLanguage, starts: trial.starts_at }, context)
  return {
    to,
    language,
    values: {
      ...values,
      student: getSafeName(trial.name, null),
      age: String(trial.age),
      course: trial.courseName,
      join: safeLink(trial.link),
      link: `${publicUrl}/teacher/dashboard`,
    },
  }
}

export async function buildTrialCalledOffMail(
  payload: MailPayload<'trialCalledOff'>,
  context: MailContext,
): Promise<AddressedMail> {
  const { language, values } = await describeTime(payload, context)
  return { to: payload.to, language, values }
}

/** The time of a lesson for a reader, in their language and time zone. */
async function describeTime(
  { to, language: storedLanguage, starts }: MailPayload<'trialCalledOff'>,
  { database, timeZone: defaultTimeZone }: MailContext,
) {
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'language'])
    .where('email', '=', to)
    .executeTakeFirst()
  const chosen = account && (await readReminderPreferences(database, [account])).get(account.id)
  const language = chosen?.language ?? storedLanguage ?? 'en'
  const zones = { school: timeZone, own: chosen?.timeZone ?? timeZone }
  const values: MailValues = { ...formatLessonTimes(starts, language, zones) }
  return { language, values }
}
