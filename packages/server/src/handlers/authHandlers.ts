import { hashPassword, isPassword } from '../accounts/passwords.ts'
import { keepLanguage } from '../accounts/keepLanguage.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import type { Some } from '../contract/Handler.ts'
import { owe } from '../mail/owe.ts'
import { Refusal } from '../Refusal.ts'

const SESSION_MILLISECONDS = 24 * 60 * 60_000
const LINK_USED = 'This link is no longer valid. Ask for a new one.'

type AuthCalls = 'getCurrentUser' | 'signIn' | 'signOut' | 'requestPasswordReset' | 'resetPassword'

/** 1§4, 2§7, decisions 16 and 41. */
export const authHandlers: Some<AuthCalls> = {
  getCurrentUser: async ({ account: { name, email, avatar, status } }) => ({
    user: { name, email, avatar: avatar ?? '', status: status === 'blocked' ? 'blocked' : 'allowed' },
  }),

  signIn: async ({ body, database, now, language }) => {
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
    await keepLanguage(database, account, language)
    const { role } = account
    return { token, status: account.status === 'blocked' ? 'blocked' : 'allowed', user: { role } }
  },

  // Only this session: the person stays signed in elsewhere.
  signOut: async ({ tokenHash = '', database }) => {
    await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    return { message: 'You are signed out' }
  },

  // The same answer in the same time whether the e-mail is known or not: that is looked up when the mail is sent.
  requestPasswordReset: async (call) => {
    await owe(call, 'passwordReset', { email: call.body.email.toLowerCase() })
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
