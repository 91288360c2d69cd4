import type { Database } from '../database/openDatabase.ts'
import { type Worker, createWorker } from './createWorker.ts'
import type { JobRow } from './jobRows.ts'
import type { Pace } from './Pace.ts'
import { duties } from './runsByItself.ts'
import { within } from '../within.ts'
import { mailOfJob } from '../mail/mailOfJob.ts'
import type { Mailer } from '../mail/Mailer.ts'

type PostmanOptions = {
  database: Database
  mailer: Mailer
  /** Where mails end that nobody takes. */
  outbox: Mailer
  publicUrl: string
  /** The zone of a school that has not set another. */
  timeZone: string
  now: () => number
  pace: Pace
  log: Parameters<typeof createWorker>[0]['log']
}

/** A mail server that keeps talking but never comes to an end is given up before the lease ends. */
const LONGEST_SENDING = 60_000

/** Sends the mails that the school owes, and does what it does by itself. */
export function createPostman({ mailer, outbox, publicUrl, timeZone, ...options }: PostmanOptions): Worker {
  const { database, now } = options
  const handTo = async (job: JobRow, { send }: Mailer) => {
    const mail = await mailOfJob(job, { database, now: now(), publicUrl, timeZone })
    if (mail) await send(mail)
  }
  return createWorker({
    ...options,
    repeats: Object.fromEntries(Object.entries(duties).map(([kind, { every }]) => [kind, every])),
    perform: async (job) => {
      if (isDuty(job.kind)) return duties[job.kind].perform({ database, now: now(), timeZone })
      const sending = handTo(job, mailer)
      if (!(await within(LONGEST_SENDING, sending))) throw new Error('The mail server takes too long.')
      await sending
    },
    setAside: (job) => handTo(job, outbox),
  })
}

function isDuty(kind: string): kind is keyof typeof duties {
  return Object.hasOwn(duties, kind)
}
