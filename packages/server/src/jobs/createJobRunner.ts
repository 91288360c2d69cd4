import type { Database } from '../database/openDatabase.ts'
import { type JobWorker, createJobWorker, type RetryPolicy } from './createJobWorker.ts'
import type { JobRow } from './jobQueries.ts'
import { recurringJobs } from './schedule.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { buildMailForJob } from './buildMailForJob.ts'
import type { Mail, Mailer } from '../mail/createMailer.ts'
import type { PushService, PushNotification } from '../push/createPushService.ts'

/** What is shown on devices as well as written. */
const shown = new Set(['reminderDayBefore', 'reminderHourBefore', 'lessonsChanged', 'reminderTest'])

type Job = { id: number; kind: string; payload: string }
type MailText = { subject: string; text: string }

/** More than that no device shows. */
const MAX_CHARACTERS = 240

/** Has the school owe each device of somebody what a mail tells them, once. */
async function enqueuePushes(database: Database, job: Job, { subject, text }: MailText, now: number): Promise<void> {
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

type PostmanOptions = {
  database: Database
  mailer: Mailer
  /** Where mails end that nobody takes. */
  outbox: Mailer
  /** What shows reminders on devices, where the school does so. */
  push?: PushService | undefined
  publicUrl: string
  /** The zone of a school that has not set another. */
  timeZone: string
  now: () => number
  pace: RetryPolicy
  log: Parameters<typeof createJobWorker>[0]['log']
}

/** A mail server that keeps talking but never comes to an end is given up before the lease ends. */
const SEND_TIMEOUT = 60_000
/** For so long no mail is tried after the server timed out: each would hold everything else up for the time-out. */
const PAUSE_MILLISECONDS = 60_000

/** As nodemailer calls it. */
const TIMEOUT = 'ETIMEDOUT'

/** Sends the mails that the school owes, and does what it does by itself. */
export function createJobRunner({ mailer, outbox, push, publicUrl, timeZone, ...options }: PostmanOptions): JobWorker {
  const { database, now } = options
  let pausedUntil = -Infinity
  const handTo = async (job: JobRow, { send }: Mailer) => {
    const mail = await buildMailForJob(job, { database, now: now(), publicUrl, timeZone })
    if (!mail) return
    // First: devices don’t wait for a mail server that is away.
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
    repeats: Object.fromEntries(Object.entries(recurringJobs).map(([kind, { every }]) => [kind, every])),
    run: async (job) => {
      if (isDuty(job.kind)) return recurringJobs[job.kind].run({ database, now: now(), timeZone })
      if (job.kind === 'note') return sendPush(database, job.payload, push)
      const sending = handTo(job, { ...mailer, send: sendUnlessPaused })
      if (!(await withTimeout(SEND_TIMEOUT, sending))) {
        pausedUntil = now() + PAUSE_MILLISECONDS
        throw timeout('The mail server takes too long.')
      }
      await sending
    },
    setAside: async (job) => {
      // A reminder that came too late for a device is in a mail all the same.
      if (job.kind !== 'note') await handTo(job, outbox)
    },
  })
}

function timeout(words: string): Error {
  return Object.assign(new Error(words), { code: TIMEOUT })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TIMEOUT
}

function isDuty(kind: string): kind is keyof typeof recurringJobs {
  return Object.hasOwn(recurringJobs, kind)
}

/** Shows a note on the device that it is owed to, as long as it is still its owner’s; forgets one that is gone. */
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
