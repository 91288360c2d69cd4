import type { Database } from '../database/openDatabase.ts'
import type { JobRow } from '../jobs/jobRows.ts'
import type { Mail } from './Mailer.ts'
import { type MailKind, mailKinds } from './mailKinds.ts'
import { writeMail } from './writeMail.ts'

type Sending = { database: Database; now: number; publicUrl: string }
type Addressed = Awaited<ReturnType<(typeof mailKinds)[MailKind]>>

/** The mail that a job is about; undefined where nothing is to be sent after all. */
export async function mailOfJob({ id, kind, payload }: JobRow, sending: Sending): Promise<Mail | undefined> {
  if (!isMailKind(kind)) throw new Error(`There is no kind of mail with the name ${kind}.`)
  const address = mailKinds[kind] as (payload: unknown, sending: Sending) => Promise<Addressed>
  const addressed = await address(JSON.parse(payload), sending)
  if (!addressed) return undefined
  const { to, language, values } = addressed
  return {
    to,
    ...writeMail({ kind, language: language ?? 'en', values }),
    messageId: `<job-${id}@${new URL(sending.publicUrl).hostname}>`,
  }
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}
