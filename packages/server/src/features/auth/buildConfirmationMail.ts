import { buildSecretPath } from './secretPages.ts'
import { createToken, hashToken } from './tokens.ts'
import type { MailContext } from '#mail/MailContext.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'

const LINK_MILLISECONDS = 48 * 60 * 60_000

/** The link that confirms an e-mail; nothing where that was done meanwhile, or the account has another one by now. */
export async function buildConfirmationMail(
  { to, accountId }: MailPayload<'confirmEmail'>,
  { database, now, publicUrl }: MailContext,
) {
  const account = await database
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .where('email', '=', to)
    .where('unconfirmed_since', 'is not', null)
    .executeTakeFirst()
  if (!account) return undefined
  await database.deleteFrom('email_tokens').where('expires_at', '<=', now).execute()
  const token = createToken()
  const row = { token_hash: hashToken(token), account_id: accountId, expires_at: now + LINK_MILLISECONDS }
  await database
    .insertInto('email_tokens')
    .values({ ...row, used_at: null })
    .execute()
  return { to, language: account.language, values: { link: publicUrl + buildSecretPath('confirm-email', token) } }
}
