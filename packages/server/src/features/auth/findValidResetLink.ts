import { hashToken } from './tokens.ts'
import type { OperationRequest } from '#contract/Handler.ts'

/** Of a link that a command of the operator prints. What expires later was made by a clock that was wrong. */
const MAX_LINK_MILLISECONDS = 24 * 60 * 60_000

/** The reset link that a call names and the account that it opens; undefined where it is used, over or another’s. */
export async function findValidResetLink({
  body,
  database,
  now,
}: Pick<OperationRequest<'checkResetLink'>, 'body' | 'database' | 'now'>) {
  return database
    .selectFrom('reset_tokens')
    .innerJoin('accounts', 'accounts.id', 'reset_tokens.account_id')
    .select(['accounts.id', 'reset_tokens.token_hash'])
    .where('token_hash', '=', hashToken(body.token))
    .where('accounts.email', '=', body.email.toLowerCase())
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + MAX_LINK_MILLISECONDS)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}
