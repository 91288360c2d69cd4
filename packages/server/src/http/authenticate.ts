import { type OperationId, calls } from '@maktab/contract/calls'
import { accountOfSession } from '../accounts/sessions.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { message } from '../i18n/message.ts'
import { isConfirmed } from '../settings/isConfirmed.ts'
import { RESTRICTED, UNCONFIRMED } from '../i18n/knownByApps.ts'

/** What is left to a blocked account: to see who it is, and to leave. */
const openToBlocked: ReadonlySet<OperationId> = new Set(['getCurrentUser', 'signOut'])

/** And to one whose e-mail isn’t confirmed: to have the link sent once more. All else shows or does something of the school. */
const openToUnconfirmed: ReadonlySet<OperationId> = new Set(['sendConfirmation'])

/** Whoever a session belongs to, if they may make this call; nobody for a public one. Refuses with 401 or 403. */
export async function authenticate(
  id: OperationId,
  tokenHash: string | undefined,
  { database, services }: { database: Database; services: Services },
  now: number,
): Promise<Account | undefined> {
  const { isPublic, roles } = calls[id]
  if (isPublic) return undefined
  if (tokenHash === undefined) throw new Refusal(401, message('Sign in to go on.'))
  const account = await accountOfSession(database, tokenHash, now)
  if (!account) throw new Refusal(401, message('Your session has ended. Sign in again.'))
  if (openToBlocked.has(id)) return account
  if (account.status === 'blocked') throw new Refusal(403, RESTRICTED)
  if (!roles.includes(account.role)) throw new Refusal(403, message('Your account may not do this.'))
  if (!openToUnconfirmed.has(id) && !(await isConfirmed(account, { database, services }))) {
    throw new Refusal(403, UNCONFIRMED)
  }
  return account
}
