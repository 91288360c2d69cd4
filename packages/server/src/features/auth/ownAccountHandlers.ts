import { sql } from 'kysely'
import type { HandlersFor } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { invalidField } from '#lib/HttpError.ts'
import { readContactEmail } from '#mail/enqueueMail.ts'
import { revokeOldCredentials } from './archiveAccount.ts'
import { logAuthEvent, rememberNetwork } from './authEventLog.ts'
import { selectFamilyAccountIds } from './familyAccounts.ts'

/** What users change about their own account while they are signed in (decision 272). */
export const ownAccountHandlers: HandlersFor<'changeOwnName' | 'changeOwnPassword'> = {
  changeOwnName: async ({ body, account, database }) => {
    await database.updateTable('accounts').set({ name: body.name }).where('id', '=', account.id).execute()
    // An administrator who edits the person at the same time gets a conflict.
    for (const table of ['teachers', 'students'] as const) {
      await database
        .updateTable(table)
        .set({ version: sql<number>`version + 1` })
        .where('account_id', '=', account.id)
        .execute()
    }
    return { message: message('Name updated') }
  },

  changeOwnPassword: async ({ account, tokenHash, hashedPassword, database, now, network }) => {
    const { hash, matchedHash } = hashedPassword
    const head = account.sibling_of ?? account.id
    const changed =
      hash === undefined || matchedHash === undefined
        ? []
        : await database
            .updateTable('accounts')
            .set({ password_hash: hash })
            .where('id', 'in', selectFamilyAccountIds(database, head))
            // It may have been changed since it was compared.
            .where('password_hash', '=', matchedHash)
            .returning('id')
            .execute()
    if (changed.length === 0) throw invalidField('password', message('This isn’t your current password.'))
    const emails = [await readContactEmail(database, account)]
    await revokeOldCredentials(database, { accountIds: changed.map(({ id }) => id), emails, exceptSession: tokenHash })
    await rememberNetwork(database, { accountId: head, network, now })
    await logAuthEvent(database, { action: 'changeOwnPassword', now, network, accountId: account.id, isDone: true })
    return { message: message('Password changed. Other devices were logged out.') }
  },
}
