import type { Database } from '../database/openDatabase.ts'
import type { PushNotification } from './PushService.ts'

/** What is shown on devices as well as written. */
const shown = new Set(['reminderDayBefore', 'reminderHourBefore', 'lessonsChanged', 'reminderTest'])

type Job = { id: number; kind: string; payload: string }
type MailText = { subject: string; text: string }

/** More than that no device shows. */
const MAX_CHARACTERS = 240

/** Has the school owe each device of somebody what a mail tells them, once. */
export async function enqueuePushes(
  database: Database,
  job: Job,
  { subject, text }: MailText,
  now: number,
): Promise<void> {
  const { accountId } = JSON.parse(job.payload) as { accountId?: number }
  if (!shown.has(job.kind) || accountId === undefined) return
  const devices = await database
    .selectFrom('reminder_devices')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  const [, ...paragraphs] = text.trim().split('\n\n')
  const note: PushNotification = {
    title: subject,
    body: paragraphs.slice(0, 2).join('\n').slice(0, MAX_CHARACTERS),
    path: '/',
  }
  for (const { id } of devices) {
    const payload = JSON.stringify({ deviceId: id, accountId, note })
    await database
      .insertInto('jobs')
      .values({ kind: 'note', key: `note:${job.id}:${id}`, payload, run_at: now, done_at: null })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}
