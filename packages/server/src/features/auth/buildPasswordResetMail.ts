import type { MailContext } from '#mail/MailContext.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'
import type { AddressedMail } from '#mail/MailValues.ts'
import { buildSecretPath } from './secretPages.ts'
import { createToken, hashToken } from './tokens.ts'

const RESET_MILLISECONDS = 30 * 60_000

/** Whether there is such an account is looked up here, so that asking takes the same for everybody. */
export async function buildPasswordResetMail(
  { email }: MailPayload<'passwordReset'>,
  { database, now, publicUrl }: MailContext,
): Promise<AddressedMail | undefined> {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'language'])
    .where('email', '=', email)
    .where('status', 'in', ['active', 'blocked'])
    .executeTakeFirst()
  if (!account) return undefined
  await database.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute()
  const token = createToken()
  const row = { token_hash: hashToken(token), account_id: account.id, expires_at: now + RESET_MILLISECONDS }
  await database
    .insertInto('reset_tokens')
    .values({ ...row, used_at: null })
    .execute()
  const link = publicUrl + buildSecretPath('reset-password', token, email)
  return { to: email, language: account.language, values: { link } }
}
