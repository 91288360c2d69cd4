import type { Database } from '#database/openDatabase.ts'
import { invalidField } from '#lib/HttpError.ts'
import { createPlaceholderEmail, isPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { message } from '#i18n/message.ts'
import { markEmailConfirmed } from './emailConfirmation.ts'
import { readSiblings } from './familyAccounts.ts'
import { EMAIL_TAKEN, assertEmailAvailable, rejectDuplicate } from './userAccounts.ts'

type EmailChange = { accountId: number; email: string | undefined; now: number }

/**
 * Changes the email that a person signs in with, or removes it while they have no password. Siblings share it. An email
 * assigned by the school counts as confirmed, and links sent to the old one stop working.
 */
export async function changeEmail(database: Database, { accountId, email, now }: EmailChange): Promise<void> {
  const accounts = database.selectFrom('accounts').select(['id', 'email', 'password_hash', 'sibling_of'])
  const own = await accounts.where('id', '=', accountId).executeTakeFirstOrThrow()
  const head = own.sibling_of === null ? own : await accounts.where('id', '=', own.sibling_of).executeTakeFirstOrThrow()
  const current = isPlaceholderEmail(head.email) ? undefined : head.email
  const wanted = email?.toLowerCase()
  if (wanted === current) return
  if (wanted === undefined) {
    const isUsed = head.password_hash !== null || (await readSiblings(database, head)).length > 1
    if (isUsed) throw invalidField('email', message('They sign in with this email, so it can’t be removed.'))
  } else await assertEmailAvailable(database, wanted)
  await database
    .updateTable('accounts')
    .set({ email: wanted ?? createPlaceholderEmail() })
    .where('id', '=', head.id)
    .execute()
    .catch(rejectDuplicate('email', EMAIL_TAKEN))
  await markEmailConfirmed(database, { accountId: head.id, now })
  await database.deleteFrom('reset_tokens').where('account_id', '=', head.id).execute()
}
