import { randomUUID } from 'node:crypto'
import { DATABASE_ID_KEY, readOrCreateSetting } from '../database/folderOwner.ts'
import type { Mail } from '../mail/createMailer.ts'
import type { MailKind, AddressedMail, MailContext } from '../mail/MailPayloads.ts'
import { mailBuilders } from './mailBuilders.ts'
import { readSettings } from '../features/settings/schoolSettings.ts'
import { renderMail } from '../mail/renderMail.ts'
import { readFamily } from '../features/auth/family.ts'
import { readContactEmail } from '../mail/enqueueMail.ts'
import type { Database } from '../database/openDatabase.ts'
import { getSafeName } from '../mail/formatForMail.ts'

/** Whoever has the address need not be who registered or asked: such a mail greets nobody by the name that was typed. */
const causedByVisitors = new Set<MailKind>(['passwordReset', 'confirmEmail', 'applicationReceived', 'paymentReceived'])
const NOBODY = { child: null, name: null }

type MailJob = { id: number; kind: string; payload: string }

/** The mail that a job is about; undefined where nothing is to be sent after all. */
export async function buildMailForJob({ id, kind, payload }: MailJob, sending: MailContext): Promise<Mail | undefined> {
  if (!isMailKind(kind)) throw new Error(`There is no kind of mail with the name ${kind}.`)
  const address = mailBuilders[kind] as (payload: unknown, sending: MailContext) => Promise<AddressedMail | undefined>
  const addressed = await address(JSON.parse(payload), sending)
  if (!addressed) return undefined
  const { to, language, values, items } = addressed
  const receiver = await readRecipient(sending.database, to)
  const { child, name } = kind === 'passwordReset' ? NOBODY : receiver
  const { name: schoolName, contactEmail, contactPhone } = await readSettings(sending.database, sending)
  // Some mails have the contact in their words.
  const contact = 'contact' in values && values.contact ? '' : [contactEmail, contactPhone].filter(Boolean).join(' · ')
  const school = { school: schoolName, contact: contact || null }
  const greeted = causedByVisitors.has(kind) ? null : name
  return {
    to: receiver.email,
    schoolName,
    ...renderMail({ kind, language: language ?? 'en', values, items, child, name: greeted, school }),
    messageId: await messageIdOf(id, sending),
  }
}

/** The same whenever a mail is sent again. A restored copy counts its jobs on, so its own id tells its mails apart. */
async function messageIdOf(jobId: number, { database, publicUrl }: MailContext): Promise<string> {
  const databaseId = await readOrCreateSetting(database, DATABASE_ID_KEY, randomUUID)
  return `<job-${jobId}.${databaseId}@${new URL(publicUrl).hostname}>`
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailBuilders, kind)
}

type Receiver = {
  email: string
  /** Of whom it is, where one address is that of several children. */
  child: string | null
  /** Their name where it is plain; of siblings none, because their guardian reads the mail. */
  name: string | null
}

/** Where a mail goes that is owed to an account: of siblings to the one e-mail by which all are reached. */
async function readRecipient(database: Database, to: string): Promise<Receiver> {
  const account = await database
    .selectFrom('accounts')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'name', 'sibling_of', 'std_id'])
    .where('email', '=', to)
    .executeTakeFirst()
  if (!account) return { email: to, child: null, name: null }
  const family = await readFamily(database, account)
  const isOneOfSeveral = family.length > 1
  return {
    email: await readContactEmail(database, account),
    child: isOneOfSeveral ? getSafeName(account.name, account.std_id) : null,
    name: isOneOfSeveral ? null : getSafeName(account.name, null),
  }
}
