import { randomUUID } from 'node:crypto'
import { ID_SETTING } from '../database/folderOwner.ts'
import { readOrCreate } from '../database/readSecret.ts'
import type { Mail } from './Mailer.ts'
import { type MailKind, mailKinds } from './mailKinds.ts'
import type { MailValues } from './MailValues.ts'
import { readReceiver } from './readReceiver.ts'
import type { Sending } from './Sending.ts'
import { writeMail } from './writeMail.ts'

type Owed = { id: number; kind: string; payload: string }
type Addressed = Awaited<ReturnType<(typeof mailKinds)[MailKind]>> & { items?: MailValues[] }

/** The mail that a job is about; undefined where nothing is to be sent after all. */
export async function mailOfJob({ id, kind, payload }: Owed, sending: Sending): Promise<Mail | undefined> {
  if (!isMailKind(kind)) throw new Error(`There is no kind of mail with the name ${kind}.`)
  const address = mailKinds[kind] as (payload: unknown, sending: Sending) => Promise<Addressed>
  const addressed = await address(JSON.parse(payload), sending)
  if (!addressed) return undefined
  const { to, language, values, items } = addressed
  const { email, child } = await readReceiver(sending.database, to)
  return {
    to: email,
    ...writeMail({ kind, language: language ?? 'en', values, items, child: kind === 'passwordReset' ? null : child }),
    messageId: await messageIdOf(id, sending),
  }
}

/** The same whenever a mail is sent again. A restored copy counts its jobs on, so its own id tells its mails apart. */
async function messageIdOf(jobId: number, { database, publicUrl }: Sending): Promise<string> {
  const databaseId = await readOrCreate(database, ID_SETTING, randomUUID)
  return `<job-${jobId}.${databaseId}@${new URL(publicUrl).hostname}>`
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}
