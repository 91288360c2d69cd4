import { hashPassword, isPassword } from '../accounts/passwords.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import type { Some } from '../contract/Handler.ts'
import { Refusal } from '../Refusal.ts'

const SESSION_MILLISECONDS = 24 * 60 * 60_000
const LINK_USED = 'This link is no longer valid. Ask for a new one.'
const RESET_MILLISECONDS = 30 * 60_000

type AuthCalls = 'getCurrentUser' | 'signIn' | 'signOut' | 'requestPasswordReset' | 'resetPassword'

/** 1§4, 2§7, decisions 16 and 41. */
export const authHandlers: Some<AuthCalls> = {
  getCurrentUser: async ({ account: { name, email, avatar } }) => ({ user: { name, email, avatar: avatar ?? '' } }),

  signIn: async ({ body, database, now }) => {
    const account = await database
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', body.email.toLowerCase())
      .executeTakeFirst()
    const isRight = await isPassword(body.password, account?.password_hash ?? null)
    if (!account || !isRight || account.status === 'archived' || account.status === 'pending') {
      throw new Refusal(401, 'The email or the password is wrong.')
    }
    const token = createToken()
    await database.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    await database
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        account_id: account.id,
        created_at: now,
        expires_at: now + SESSION_MILLISECONDS,
      })
      .execute()
    const { role } = account
    return { token, status: account.status === 'blocked' ? 'blocked' : 'allowed', user: { role } }
  },

  // Only this session: the person stays signed in elsewhere.
  signOut: async ({ tokenHash = '', database }) => {
    await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    return { message: 'You are signed out' }
  },

  // The same answer in the same time whether the e-mail is known or not: all that differs comes after it.
  requestPasswordReset: async ({ body, database, now, school, afterwards }) => {
    const email = body.email.toLowerCase()
    const account = await database
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('email', '=', email)
      .where('status', 'in', ['active', 'blocked'])
      .executeTakeFirst()
    if (account) {
      const token = createToken()
      const row = { token_hash: hashToken(token), account_id: account.id, expires_at: now + RESET_MILLISECONDS }
      const link = `${school.publicUrl}/reset-password/${token}/${encodeURIComponent(email)}`
      const text = `Hello ${account.name},\n\nset a new password here within half an hour:\n${link}\n\nIf you did not ask for it, you need not do anything.\n`
      afterwards(async (later) => {
        await later
          .insertInto('reset_tokens')
          .values({ ...row, used_at: null })
          .execute()
        await school.mailer.send({ to: email, subject: 'A new password', text })
      })
    }
    return { message: 'Reset link sent to your email.' }
  },

  resetPassword: async ({ body, database, now }) => {
    const found = await database
      .selectFrom('reset_tokens')
      .innerJoin('accounts', 'accounts.id', 'reset_tokens.account_id')
      .select(['accounts.id', 'reset_tokens.token_hash'])
      .where('token_hash', '=', hashToken(body.token))
      .where('accounts.email', '=', body.email.toLowerCase())
      .where('expires_at', '>', now)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (!found) throw new Refusal(422, LINK_USED)
    const password_hash = await hashPassword(body.password)
    const used = await database
      .updateTable('reset_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', found.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) throw new Refusal(422, LINK_USED)
    await database.updateTable('accounts').set({ password_hash }).where('id', '=', found.id).execute()
    await database.deleteFrom('sessions').where('account_id', '=', found.id).execute()
    return { message: 'Password reset successful.' }
  },
}
