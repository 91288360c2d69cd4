import type { OperationRequest } from '#contract/Handler.ts'
import { findQuietPeriod } from '../reminders/quietHours.ts'
import { readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'

type Context = Pick<OperationRequest<'saveReport'>, 'database' | 'services' | 'now'>
type Kind = 'teacherAllotted' | 'studentAllotted' | 'classJoined' | 'classHandedOver' | 'reportWritten'
type TeachingNotification<Named extends Kind> = {
  of: 'students' | 'teachers'
  ids: readonly number[]
  payload: Omit<MailPayload<Named>, 'to' | 'language'>
  /** Of several mails about the same there is one. */
  key: string
}

/**
 * Owes students or teachers a mail about their allotment, class or report, but not those who chose to hear nothing of
 * changes. At night it waits for the morning.
 */
export async function enqueueTeachingMails<Named extends Kind>(
  { database, services, now }: Context,
  kind: Named,
  { of, ids, payload, key }: TeachingNotification<Named>,
): Promise<void> {
  if (ids.length === 0) return
  const people = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'email', 'language'])
    .where('id', 'in', (query) =>
      query
        .selectFrom(of)
        .select('account_id')
        .where('id', 'in', [...ids]),
    )
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const { timeZone } = await readSettings(database, services)
  const choices = await readReminderPreferences(database, people)
  for (const { id, email: to, language } of people) {
    const chosen = choices.get(id)
    if (!chosen?.changes) continue
    const night = findQuietPeriod(
      { zone: chosen.timeZone ?? timeZone, from: chosen.quietFrom, to: chosen.quietTo },
      now,
    )
    const sent = { ...payload, to, language } as MailPayload<Named>
    await enqueueMail({ database, now, runAt: night?.to ?? now }, kind, sent, `${key} for ${id}`)
  }
}
