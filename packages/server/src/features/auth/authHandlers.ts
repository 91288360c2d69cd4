import { verifyPassword } from './passwords.ts'
import { markEmailConfirmed, isEmailConfirmed } from './emailConfirmation.ts'
import { readContactEmail, enqueueMail } from '#mail/enqueueMail.ts'
import { toChildren, selectFamilyAccountIds, readSiblings, readGuardian } from './familyAccounts.ts'
import { revokeOldCredentials } from './archiveAccount.ts'
import { rememberNetwork, logAuthEvent } from './authEventLog.ts'
import { createSession, canHaveSession, createToken, hashToken } from './sessions.ts'
import { saveLanguage } from './userAccounts.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { HttpError, notFound, mailQuotaExceeded } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { findValidResetLink } from './resetLinks.ts'
import { createInvitation } from './invitations.ts'
import { readFullAdminNames } from './manageAdmins.ts'
import { getPictureUrl } from '#storage/PictureStorage.ts'

/** Links are valid for two days. A later expiry comes from a wrong clock. */
const MAX_LINK_MILLISECONDS = 48 * 60 * 60_000

/** A GET of the link confirms nothing, because mail scanners open every link. */
const emailConfirmationHandlers: HandlersFor<'confirmEmail' | 'sendConfirmation'> = {
  confirmEmail: async ({ body, database, now, network }) => {
    const link = await database
      .selectFrom('email_tokens')
      .select(['account_id', 'used_at'])
      .where('token_hash', '=', hashToken(body.token))
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + MAX_LINK_MILLISECONDS)
      .executeTakeFirstOrThrow(() => new HttpError(422, message('This link has expired. Request a new one.')))
    if (link.used_at !== null) throw new HttpError(422, message('This email is already confirmed.'))
    const accountId = link.account_id
    await markEmailConfirmed(database, { accountId, now })
    await logAuthEvent(database, { action: 'confirmEmail', now, network, accountId, isDone: true })
    return { message: message('Your email is confirmed.') }
  },

  sendConfirmation: async (call) => {
    const { id, sibling_of, unconfirmed_since } = call.account
    if (unconfirmed_since !== null) {
      const to = await readContactEmail(call.database, call.account)
      if (!(await enqueueMail(call, 'confirmEmail', { to, accountId: sibling_of ?? id }))) throw mailQuotaExceeded()
    }
    return { message: message('Email sent.') }
  },
}

const LINK_USED = message('This link has expired. Request a new one.')
const ADMIN_BLOCKED = message('Your account is blocked. Ask another administrator for help.')

type AuthCalls =
  | 'getCurrentUser'
  | 'signIn'
  | 'signOut'
  | 'switchChild'
  | 'requestPasswordReset'
  | 'checkResetLink'
  | 'resetPassword'
  | 'confirmEmail'
  | 'sendConfirmation'
  | 'createInvitation'

/** 1§4, 2§7, decisions 16 and 41. */
export const authHandlers: HandlersFor<AuthCalls> = {
  ...emailConfirmationHandlers,
  createInvitation,

  getCurrentUser: async ({ account, database, services }) => {
    const { id, name, avatar, status } = account
    return {
      user: {
        name,
        email: await readContactEmail(database, account),
        avatar: getPictureUrl(avatar) ?? '',
        status: status === 'blocked' ? 'blocked' : 'allowed',
        emailConfirmed: await isEmailConfirmed(account, { database, services }),
        ...toChildren(await readSiblings(database, account), id),
        ...(account.role === 'student' && { guardian: await readGuardian(database, id) }),
        ...(account.part !== null && {
          part: account.part,
          administrators: await readFullAdminNames(database),
        }),
      },
    }
  },

  signIn: async ({ body, database, services, now, network, language }) => {
    const accounts = database.selectFrom('accounts').selectAll()
    const owner = await accounts.where('email', '=', body.email.toLowerCase()).executeTakeFirst()
    const isRight = await verifyPassword(body.password, owner?.password_hash ?? null)
    // Of several siblings, signs in the first who is allowed in. The school decides on each child separately.
    const family = isRight && owner ? await readSiblings(database, owner) : []
    const first = family.find(({ status }) => status === 'active')?.id
    const account =
      first === undefined || first === owner?.id ? owner : await accounts.where('id', '=', first).executeTakeFirst()
    const mayEnter = isRight && account && canHaveSession(account)
    const token = mayEnter ? await createSession(database, account, now) : undefined
    await logAuthEvent(database, {
      action: 'signIn',
      now,
      network,
      accountId: account?.id,
      isDone: token !== undefined,
    })
    if (isRight && account?.role === 'admin' && account.status === 'blocked') throw new HttpError(401, ADMIN_BLOCKED)
    if (!owner || !account || token === undefined) throw new HttpError(401, message('Incorrect email or password.'))
    await rememberNetwork(database, { accountId: owner.id, network, now })
    await saveLanguage(database, account, language)
    const { role, part } = account
    const emailConfirmed = await isEmailConfirmed(account, { database, services })
    const status = account.status === 'blocked' ? 'blocked' : 'allowed'
    const user = { role, ...(part !== null && { part }) }
    return { token, status, user, emailConfirmed, ...toChildren(family, account.id) }
  },

  // Each token belongs to one child. Switching invalidates the previous token.
  switchChild: async ({ body, account, tokenHash = '', database, services }) => {
    const family = await readSiblings(database, account)
    const child = family.find(({ studentId, status }) => studentId === body.id && status === 'active')
    if (!child) throw notFound()
    const token = createToken()
    const { numUpdatedRows } = await database
      .updateTable('sessions')
      .set({ token_hash: hashToken(token), account_id: child.id })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    // Siblings share one email, which is confirmed for all of them.
    const emailConfirmed = await isEmailConfirmed(account, { database, services })
    return { token, status: 'allowed', user: { role: account.role }, emailConfirmed, ...toChildren(family, child.id) }
  },

  // Ends only this session; the user stays signed in elsewhere.
  signOut: async ({ tokenHash = '', database }) => {
    await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    return { message: message('You’re logged out') }
  },

  // The response and its timing are the same for known and unknown emails. The account is looked up later, by the mail
  // job.
  requestPasswordReset: async (call) => {
    const { body, database, now, network } = call
    const email = body.email.toLowerCase()
    const account = await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
    await logAuthEvent(database, { action: 'requestPasswordReset', now, network, accountId: account?.id, isDone: true })
    await enqueueMail(call, 'passwordReset', { email })
    return { message: message('Reset link sent to your email.') }
  },

  checkResetLink: async (call) => {
    if (!(await findValidResetLink(call))) throw new HttpError(422, LINK_USED)
    return { message: message('This link is valid.') }
  },

  resetPassword: async (call) => {
    const { body, database, now, network, hashedPassword } = call
    const email = body.email.toLowerCase()
    const found = await findValidResetLink(call)
    const password_hash = hashedPassword.hash
    if (!found || password_hash === undefined) throw new HttpError(422, LINK_USED)
    const { id, token_hash } = found
    // Update the account first: of two links used at the same time, the second waits here and then is no longer valid.
    const changed = await database
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', 'in', selectFamilyAccountIds(database, id))
      .returning('id')
      .execute()
    const used = await database.deleteFrom('reset_tokens').where('token_hash', '=', token_hash).executeTakeFirst()
    if (used.numDeletedRows === 0n) throw new HttpError(422, LINK_USED)
    await revokeOldCredentials(database, { accountIds: changed.map((one) => one.id), emails: [email] })
    // Access to the mailbox proves ownership, so the owner may sign in from this network despite failed attempts by
    // others.
    await markEmailConfirmed(database, { accountId: id, now })
    await rememberNetwork(database, { accountId: id, network, now })
    await logAuthEvent(database, { action: 'resetPassword', now, network, accountId: id, isDone: true })
    return { message: message('Password reset successful.') }
  },
}
