import type { Database } from '../database/openDatabase.ts'
import { type Worker, createWorker } from '../jobs/createWorker.ts'
import type { JobRow } from '../jobs/jobRows.ts'
import type { Pace } from '../jobs/Pace.ts'
import { within } from '../within.ts'
import { mailOfJob } from './mailOfJob.ts'
import type { Mailer } from './Mailer.ts'

type PostmanOptions = {
  database: Database
  mailer: Mailer
  /** Where mails end that nobody takes. */
  outbox: Mailer
  publicUrl: string
  now: () => number
  pace: Pace
  log: Parameters<typeof createWorker>[0]['log']
}

/** A mail server that keeps talking but never comes to an end is given up before the lease ends. */
const LONGEST_SENDING = 60_000

/** Sends the mails that the school owes. */
export function createPostman({ mailer, outbox, publicUrl, ...options }: PostmanOptions): Worker {
  const { database, now } = options
  const handTo = async (job: JobRow, { send }: Mailer) => {
    const mail = await mailOfJob(job, { database, now: now(), publicUrl })
    if (mail) await send(mail)
  }
  return createWorker({
    ...options,
    perform: async (job) => {
      const sending = handTo(job, mailer)
      if (!(await within(LONGEST_SENDING, sending))) throw new Error('The mail server takes too long.')
      await sending
    },
    setAside: (job) => handTo(job, outbox),
  })
}
