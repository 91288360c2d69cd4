import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import { hashPassword } from '../features/auth/passwords.ts'
import { INVITATION_MILLISECONDS, issueResetLink } from '../features/auth/resetLinks.ts'
import type { DemoDates } from './demoDates.ts'

const { staff } = examples.listStaff[200].typical

/** Adds the office's other administrators of the examples, with their accounts' ids. */
export async function addStaff(database: Database, password: string, dates: DemoDates): Promise<void> {
  const ownHash = await hashPassword(password)
  for (const { id, name, email, part, status, lastSignIn, invitedUntil, isYou } of staff) {
    if (isYou) continue
    await database
      .insertInto('accounts')
      .values({
        id,
        email,
        name,
        avatar: null,
        role: 'admin',
        part,
        status: status === 'blocked' ? 'blocked' : 'active',
        password_hash: status === 'invited' ? null : ownHash,
        created_at: dates.daysAgo(30, id),
      })
      .execute()
    if (lastSignIn !== null) {
      const subject = JSON.stringify({ account: id, from: '127.0.0.1', done: true })
      await database
        .insertInto('audit')
        .values({ at: dates.moveMoment(lastSignIn), account_id: id, action: 'signIn', subject })
        .execute()
    }
    if (invitedUntil !== null) {
      await issueResetLink(database, { id, email }, dates.now, { lifetime: INVITATION_MILLISECONDS })
    }
  }
}
