import type { Database } from '../database/openDatabase.ts'
import { type JobWorker, createJobWorker, type RetryPolicy } from './createJobWorker.ts'
import type { JobRow } from './jobQueries.ts'
import { recurringJobs } from './backgroundJobs.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { saveSystemFact } from '../features/settings/systemFacts.ts'
import { buildMailForJob } from './buildMailForJob.ts'
import type { Mail, Mailer } from '../mail/createMailer.ts'
import type { PushService, PushNotification } from '../push/createPushService.ts'

/** Mails that are also sent as push notifications. */
const pushKinds = new Set([
  'reminderDayBefore',
  'reminderHourBefore',
  'lessonsChanged',
  'lessonExcused',
  'reminderTest',
])

type Job = { id: number; kind: string; payload: string }
type MailText = { subject: string; text: string }

/** Devices don't show more than this. */
const MAX_CHARACTERS = 240

/** Enqueues a push notification with the content of a mail for each of the recipient's devices, once. */
async function enqueuePushes(database: Database, job: Job, { subject, text }: MailText, now: number): Promise<void> {
  const { accountId } = JSON.parse(job.payload) as { accountId?: number }
  if (!pushKinds.has(job.kind) || accountId === undefined) return
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

type JobRunnerOptions = {
  database: Database
  mailer: Mailer
  /** Where undeliverable mails are written. */
  outbox: Mailer
  /** Sends push notifications, if the school has them enabled. */
  push?: PushService | undefined
  publicUrl: string
  /** Used if the school has set no time zone. */
  timeZone: string
  now: () => number
  retryPolicy: RetryPolicy
  log: Parameters<typeof createJobWorker>[0]['log']
}

/** Gives up on a mail server that keeps responding without finishing, before the lease ends. */
const SEND_TIMEOUT = 60_000
/**
 * Pause after a mail server timeout; without it, every mail would block the other jobs for the length of the timeout.
 */
const PAUSE_MILLISECONDS = 60_000

/** The error code of nodemailer. */
const TIMEOUT = 'ETIMEDOUT'

/** Sends mails and push notifications and runs the recurring jobs. */
export function createJobRunner({
  mailer,
  outbox,
  push,
  publicUrl,
  timeZone,
  ...options
}: JobRunnerOptions): JobWorker {
  const { database, now } = options
  let pausedUntil = -Infinity
  const deliver = async (job: JobRow, { send }: Mailer) => {
    const mail = await buildMailForJob(job, { database, now: now(), publicUrl, timeZone })
    if (!mail) return
    // Pushes come first, so that they don't wait for an unreachable mail server.
    if (push) await enqueuePushes(database, job, mail, now())
    await send(mail)
  }
  const sendUnlessPaused = async (mail: Mail) => {
    if (now() < pausedUntil) throw timeout('The mail server timed out less than a minute ago.')
    await mailer.send(mail).catch((error: unknown) => {
      if (isTimeout(error)) pausedUntil = now() + PAUSE_MILLISECONDS
      throw error
    })
  }
  return createJobWorker({
    ...options,
    intervals: Object.fromEntries(Object.entries(recurringJobs).map(([kind, { every }]) => [kind, every])),
    run: async (job) => {
      if (isRecurring(job.kind)) return recurringJobs[job.kind].run({ database, now: now(), timeZone })
      if (job.kind === 'note') return sendPush(database, job.payload, push)
      const sending = deliver(job, { ...mailer, send: sendUnlessPaused })
      if (!(await withTimeout(SEND_TIMEOUT, sending))) {
        pausedUntil = now() + PAUSE_MILLISECONDS
        throw timeout('The mail server takes too long.')
      }
      await sending
    },
    deadLetter: async (job) => {
      // A push that failed is dropped: its reminder was also sent as a mail.
      if (job.kind === 'note') return
      await deliver(job, outbox)
      await saveSystemFact(database, 'mail given up', { at: now() })
    },
  })
}

function timeout(message: string): Error {
  return Object.assign(new Error(message), { code: TIMEOUT })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TIMEOUT
}

function isRecurring(kind: string): kind is keyof typeof recurringJobs {
  return Object.hasOwn(recurringJobs, kind)
}

/**
 * Sends a push notification to a device if it still belongs to the same account. Deletes the device if the push service
 * reports it gone.
 */
async function sendPush(database: Database, payload: string, push: PushService | undefined): Promise<void> {
  const { deviceId, accountId, note } = JSON.parse(payload) as {
    deviceId: number
    accountId: number
    note: PushNotification
  }
  const device = await database
    .selectFrom('reminder_devices')
    .selectAll()
    .where('id', '=', deviceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!device || !push || (await push.send(device, note)) === 'sent') return
  await database.deleteFrom('reminder_devices').where('id', '=', deviceId).execute()
}
