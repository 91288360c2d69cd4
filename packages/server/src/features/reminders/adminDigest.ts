import { readReminderPreferences, findQuietPeriod } from './readReminderPreferences.ts'
import type { WaitingKind } from '@maktab/contract/schema'
import { countPendingItems, isKindForPart } from '../inbox/pendingItemQueries.ts'
import type { Language } from '#i18n/translate.ts'
import type { MailValues, MailContext } from '#mail/MailPayloads.ts'
import { findActiveAccount, getRemindersPageUrl } from './reminderMails.ts'
import { readMissingAttendance } from '../attendance/readUnmarkedLessons.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { listSeparators, isolateBidi } from '#mail/formatForMail.ts'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import type { Database } from '#database/openDatabase.ts'
import { findExistingJobKeys, enqueueMail } from '#mail/enqueueMail.ts'

const NOTHING_MISSING: MailValues = { owed: null, owedBy: null, owedMost: null }

/** The full list is on the website. */
const MAX_TEACHERS = 5

/**
 * The number of unmarked lessons before today, and the teachers with most of them. Teachers appear by the IDs that the
 * school assigned, because names are user input.
 */
async function summarizeMissingAttendance(
  language: Language,
  { database, now, timeZone: defaultTimeZone }: MailContext,
): Promise<MailValues> {
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const byTeacher = await readMissingAttendance(database, { timeZone, now })
  if (byTeacher.length === 0) return NOTHING_MISSING
  const count = byTeacher.reduce((sum, register) => sum + register.count, 0)
  const listed = byTeacher.slice(0, MAX_TEACHERS)
  const rows = await database
    .selectFrom('teachers')
    .select(['account_id', 'teach_id'])
    .where(
      'account_id',
      'in',
      listed.map(({ accountId }) => accountId),
    )
    .execute()
  const codes = new Map(rows.map(({ account_id, teach_id }) => [account_id, teach_id]))
  const names = listed.map(({ accountId: id, count: missing }) =>
    isolateBidi(language, `${codes.get(id) ?? id} (${missing})`),
  )
  const text = names.join(listSeparators[language])
  const isAll = listed.length === byTeacher.length
  return { owed: String(count), owedBy: isAll ? text : null, owedMost: isAll ? null : text }
}

type Digest = { to: string; language: Language; values: MailValues }

/** Describes what is pending when the mail is sent; undefined if nothing is. */
export async function buildDigestMail(
  { accountId }: { accountId: number },
  sending: MailContext,
): Promise<Digest | undefined> {
  const { database, publicUrl } = sending
  const account = await findActiveAccount(database, accountId)
  if (!account) return undefined
  const chosen = (await readReminderPreferences(database, [account])).get(accountId)
  if (!chosen?.digest) return undefined
  const isOwn = (kind: WaitingKind) => isKindForPart(kind, account.part)
  const kinds = (['application', 'trial', 'coursePayment', 'eventPayment', 'feePayment'] as const).filter(isOwn)
  const today = getDayInZone(sending.timeZone, sending.now)
  const counted: Partial<Record<WaitingKind, number>> = await countPendingItems(database, kinds, today)
  const { application = 0, trial = 0, coursePayment = 0, eventPayment = 0, feePayment = 0 } = counted
  const pending = Object.entries({
    applications: application,
    trials: trial,
    purchases: coursePayment,
    eventPayments: eventPayment,
    feePayments: feePayment,
  })
  const missing = isOwn('owedRegister') ? await summarizeMissingAttendance(chosen.language, sending) : NOTHING_MISSING
  if (pending.every(([, count]) => count === 0) && missing['owed'] === null) return undefined
  const counts = pending.map(([name, count]) => [name, count === 0 ? null : String(count)])
  const total = pending.reduce((sum, [, count]) => sum + count, Number(missing['owed'] ?? 0))
  const values = {
    total: String(total),
    ...Object.fromEntries(counts),
    ...missing,
    link: `${publicUrl}/admin/inbox`,
    page: getRemindersPageUrl(publicUrl, account.role),
  }
  return { to: account.email, language: chosen.language, values }
}

type JobContext = { database: Database; now: number; timeZone: string }

const HOUR_OF_DIGEST = '07:00'
/** A school that was down in the morning sends no digest at night. */
const LATEST = 6 * 60 * 60_000

/** Enqueues the digest of each administrator once a day, at seven in their time zone or when their quiet hours end. */
export async function scheduleDigests({ database, now, timeZone: defaultTimeZone }: JobContext): Promise<void> {
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const admins = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'language'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  const choices = await readReminderPreferences(database, admins)
  const due = admins.flatMap(({ id }) => {
    const chosen = choices.get(id)
    if (!chosen?.digest) return []
    const zone = chosen.timeZone ?? timeZone
    const today = getDayInZone(zone, now)
    const morning = toInstant(zone, today, HOUR_OF_DIGEST)
    const at = findQuietPeriod({ zone, from: chosen.quietFrom, to: chosen.quietTo }, morning)?.to ?? morning
    const isDue = now >= at && now < at + LATEST
    return isDue ? [{ accountId: id, key: `digest:${id}:${today}` }] : []
  })
  const existing = await findExistingJobKeys(
    database,
    due.map(({ key }) => key),
  )
  for (const { accountId, key } of due) {
    if (!existing.has(key)) await enqueueMail({ database, now }, 'digest', { accountId }, key)
  }
}
