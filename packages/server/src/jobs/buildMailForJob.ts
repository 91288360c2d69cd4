import { randomUUID } from 'node:crypto'
import { DATABASE_ID_KEY, readOrCreateSetting } from '../database/claimDataFolder.ts'
import type { Mail } from '../mail/createMailer.ts'
import type { MailKind, AddressedMail, MailContext } from '../mail/MailPayloads.ts'
import { mailBuilders } from './mailBuilders.ts'
import { readSettings } from '../features/settings/schoolSettings.ts'
import { renderMail } from '../mail/renderMail.ts'
import { readSiblings } from '../features/auth/familyAccounts.ts'
import { isPlaceholderEmail } from '../lib/placeholderEmails.ts'
import { readContactEmail } from '../mail/enqueueMail.ts'
import type { Database } from '../database/openDatabase.ts'
import { getSafeName } from '../mail/formatForMail.ts'

/** Mails that anyone can trigger for any address. They don't greet with the typed name. */
const causedByVisitors = new Set<MailKind>(['passwordReset', 'confirmEmail', 'applicationReceived', 'paymentReceived'])
const NO_RECEIVER = { child: null, name: null }

type MailJob = { id: number; kind: string; payload: string }

/** Builds the mail for a job; undefined if it no longer needs to be sent. */
export async function buildMailForJob({ id, kind, payload }: MailJob, sending: MailContext): Promise<Mail | undefined> {
  if (!isMailKind(kind)) throw new Error(`There is no kind of mail with the name ${kind}.`)
  const address = mailBuilders[kind] as (payload: unknown, sending: MailContext) => Promise<AddressedMail | undefined>
  const addressed = await address(JSON.parse(payload), sending)
  if (!addressed) return undefined
  const { to, language, values, items } = addressed
  const receiver = await readRecipient(sending.database, to)
  if (isPlaceholderEmail(receiver.email)) return undefined
  const { child, name } = kind === 'passwordReset' ? NO_RECEIVER : receiver
  const settings = await readSettings(sending.database, sending)
  const { name: schoolName, contactEmail, contactPhone, emailGreeting } = settings
  const school = { name: schoolName, email: contactEmail, phone: contactPhone }
  const greeted = causedByVisitors.has(kind) ? null : name
  return {
    to: receiver.email,
    schoolName,
    ...renderMail({
      kind,
      language: language ?? 'en',
      values,
      items,
      child,
      name: greeted,
      greeting: emailGreeting,
      school,
    }),
    messageId: await messageIdOf(id, sending),
  }
}

/**
 * A Message-ID that stays the same across retries. It contains the id of the database, because a restored backup issues
 * the same job ids again.
 */
async function messageIdOf(jobId: number, { database, publicUrl }: MailContext): Promise<string> {
  const databaseId = await readOrCreateSetting(database, DATABASE_ID_KEY, randomUUID)
  return `<job-${jobId}.${databaseId}@${new URL(publicUrl).hostname}>`
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailBuilders, kind)
}

type Receiver = {
  email: string
  /** The child the mail is about, if several share the address. */
  child: string | null
  /** The name if it is plain; null for siblings, because their guardian reads the mail. */
  name: string | null
}

/** The recipient for an account's mail. For siblings it is the address they share. */
async function readRecipient(database: Database, to: string): Promise<Receiver> {
  const account = await database
    .selectFrom('accounts')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'name', 'sibling_of', 'std_id'])
    .where('email', '=', to)
    .executeTakeFirst()
  if (!account) return { email: to, child: null, name: null }
  const family = await readSiblings(database, account)
  const isOneOfSeveral = family.length > 1
  return {
    email: await readContactEmail(database, account),
    child: isOneOfSeveral ? getSafeName(account.name, account.std_id) : null,
    name: isOneOfSeveral ? null : getSafeName(account.name, null),
  }
}
