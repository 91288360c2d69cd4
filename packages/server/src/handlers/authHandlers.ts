import { hashPassword, isPassword } from '../accounts/passwords.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import type { Some } from '../contract/Handler.ts'
import { invalid, Refusal } from '../Refusal.ts'

const SESSION_MILLISECONDS = 24 * 60 * 60_000
const RESET_MILLISECONDS = 30 * 60_000

/** 1§4, 2§7 and decision 41. */
export const authHandlers: Some<'getCurrentUser' | 'signIn' | 'requestPasswordReset' | 'resetPassword'> = {
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
    return { message: 'If this email has an account, a link is on its way to it.' }
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
    if (!found) throw invalid('token', 'This link was used already, or its half hour is over. Ask for a new one.')
    const password_hash = await hashPassword(body.password)
    const used = await database
      .updateTable('reset_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', found.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) throw invalid('token', 'This link was used already. Ask for a new one.')
    await database.updateTable('accounts').set({ password_hash }).where('id', '=', found.id).execute()
    await database.deleteFrom('sessions').where('account_id', '=', found.id).execute()
    return { message: 'Password reset successful.' }
  },
}
