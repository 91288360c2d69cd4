import { markEmailConfirmed } from './markEmailConfirmed.ts'
import { readContactEmail } from '#mail/readContactEmail.ts'
import { logAuthEvent } from './logAuthEvent.ts'
import { hashToken } from './tokens.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { HttpError, mailQuotaExceeded } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** A link lasts two days; what is good for longer was made by a clock that was wrong. */
const MAX_LINK_MILLISECONDS = 48 * 60 * 60_000

/** A GET of the link confirms nothing: programs that look through mails open every link in them. */
export const emailConfirmationHandlers: HandlersFor<'confirmEmail' | 'sendConfirmation'> = {
  confirmEmail: async ({ body, database, now, network }) => {
    const link = await database
      .selectFrom('email_tokens')
      .select(['account_id', 'used_at'])
      .where('token_hash', '=', hashToken(body.token))
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + MAX_LINK_MILLISECONDS)
      .executeTakeFirst()
    if (!link) throw new HttpError(422, message('This link is no longer valid. Ask for a new one.'))
    if (link.used_at !== null)
      throw new HttpError(422, message('This link was used already, and the email is confirmed.'))
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
    return { message: message('The mail is on its way to you.') }
  },
}
