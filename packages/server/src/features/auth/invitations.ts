import type { Invitation } from '@maktab/contract/schema'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { HttpError, notFound } from '#lib/HttpError.ts'
import { isPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { message } from '#i18n/message.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import type { AddressedMail, MailContext, MailPayload } from '#mail/MailPayloads.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { INVITATION_MILLISECONDS, issueResetLink } from './resetLinks.ts'

type Call = Pick<OperationRequest<'createInvitation'>, 'database' | 'services' | 'now'>

/**
 * Invites the person of an account that has no password yet: issues a link, and enqueues a mail if the school sends
 * mails. Null if the person has no email, or signs in with the password of a sibling.
 */
export async function inviteAccount(call: Call, accountId: number): Promise<Invitation | null> {
  const { database, services, now } = call
  const { id, email, password_hash } = await readSignInAccount(database, accountId)
  if (password_hash !== null || isPlaceholderEmail(email)) return null
  const path = await issueResetLink(database, { id, email }, now, { lifetime: INVITATION_MILLISECONDS })
  if (services.sendsMails) await enqueueMail(call, 'invitation', { accountId: id })
  return {
    link: services.publicUrl + path,
    email,
    expiresAt: new Date(now + INVITATION_MILLISECONDS).toISOString(),
    isMailed: services.sendsMails,
  }
}

/** The account with email and password: for siblings it is the one that the others refer to. */
async function readSignInAccount(database: Database, accountId: number) {
  const accounts = database.selectFrom('accounts').select(['id', 'email', 'password_hash', 'sibling_of'])
  const own = await accounts.where('id', '=', accountId).executeTakeFirstOrThrow()
  return own.sibling_of === null ? own : accounts.where('id', '=', own.sibling_of).executeTakeFirstOrThrow()
}

export const createInvitation: Handler<'createInvitation'> = async (call) => {
  const { body, database } = call
  const { role, id } = body
  const person = await database
    .selectFrom('accounts')
    .select(['accounts.id', 'status'])
    .where('accounts.id', 'in', (query) =>
      query
        .selectFrom(role === 'student' ? 'students' : 'teachers')
        .select('account_id')
        .where('id', '=', id),
    )
    .where('status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
  if (person.status !== 'active') throw new HttpError(422, message('Only active people can be invited.'))
  const invitation = await inviteAccount(call, person.id)
  if (!invitation) throw new HttpError(422, message('This person can’t be invited: they have a password or no email.'))
  await recordDecision(call, { kind: 'invite', record: [role, id], [`${role}Id` as const]: id })
  return { message: message('New invitation link created'), invitation }
}

/**
 * Issues the link that an invitation mail contains, beside the one that the office copies, which stays valid. Undefined
 * if a password was set or access ended in the meantime, or if the person has no email.
 */
export async function issueMailedInvitation(
  accountId: number,
  { database, now, publicUrl }: MailContext,
): Promise<(Pick<Account, 'email' | 'language'> & { link: string }) | undefined> {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email', 'language'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  if (!account || isPlaceholderEmail(account.email)) return undefined
  const path = await issueResetLink(database, account, now, { lifetime: INVITATION_MILLISECONDS, isAdditional: true })
  return { email: account.email, language: account.language, link: publicUrl + path }
}

/** The invitation of a student or teacher whom the office added. */
export async function buildInvitationMail(
  { accountId }: MailPayload<'invitation'>,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const invited = await issueMailedInvitation(accountId, context)
  return invited && { to: invited.email, language: invited.language, values: { link: invited.link } }
}
