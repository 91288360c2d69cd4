import { keepAct } from '../acts/keepAct.ts'
import { confirmAccount } from '../accounts/confirmAccount.ts'
import { endOldPassword } from '../accounts/endOldPassword.ts'
import type { Handler } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import type { Database } from '../database/openDatabase.ts'
import { owe } from '../mail/owe.ts'
import { changedMeanwhile, invalid, missing } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import { EMAIL_TAKEN, refuseTakenEmail } from './peopleAccounts.ts'
import { refuseDuplicate, refuseTakenCode } from './peopleCodes.ts'
import { teacherOf } from './teacherQueries.ts'

export const SHORTEST_PASSWORD = 8

/** `id` is the code, `teacherID` the record (decision 1); whoever was pending may sign in from now on (1§4). */
export const assignTeacherCredentials: Handler<'assignTeacherCredentials'> = async (call) => {
  const { body, database, now, hashed } = call
  // First of all: whoever was ahead may have given the very e-mail or code.
  await countChange(database, 'teachers', body.teacherID, body.version)
  const teacher = await teacherOf(database, body.teacherID)
  const { id: code, name } = body
  const email = body.email.toLowerCase()
  await refuseTakenCode(code, 'id', (codes) => codesOfOthers(database, codes, teacher.id))
  const isNewEmail = email !== teacher.email
  if (isNewEmail) await refuseTakenEmail(database, email)

  const password_hash = newHash(body.password, hashed.hash, teacher.password_hash)
  const isAccepted = teacher.status === 'pending'
  await database
    .updateTable('teachers')
    .set({ teach_id: code })
    .where('id', '=', teacher.id)
    .execute()
    .catch(refuseDuplicate('id', message('This ID is taken.')))
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ name, email, ...(password_hash && { password_hash }), ...(isAccepted && { status: 'active' }) })
    .where('id', '=', teacher.account_id)
    .where('status', '=', teacher.status)
    .executeTakeFirst()
    .catch(refuseDuplicate('email', EMAIL_TAKEN))
  // Deleted or blocked since it was read: writing now would undo that.
  if (numUpdatedRows === 0n) throw changedMeanwhile()
  const { account_id: accountId, email: oldEmail } = teacher
  // Who is given an e-mail and a password by the school is known to it.
  await confirmAccount(database, { accountId, now })
  if (password_hash) await endOldPassword(database, { accountIds: [accountId], emails: [oldEmail, email] })
  // A link that went to the old address must not open the account any more.
  else if (isNewEmail) await database.deleteFrom('reset_tokens').where('account_id', '=', accountId).execute()

  const kind = isAccepted ? 'approveTeacher' : 'giveCredentials'
  await keepAct(call, { kind, record: ['teacher', teacher.id], teacherId: teacher.id })
  if (isAccepted) await owe(call, 'applicationAccepted', { to: email, language: teacher.language, code })
  return { message: message('Credentials assigned') }
}

/** The hash of a new password; undefined where the one that is there stays. */
function newHash(password: string | undefined, hash: string | undefined, kept: string | null): string | undefined {
  if (!password) {
    if (kept === null) throw missing('password', 'Password')
    return undefined
  }
  if (password.length < SHORTEST_PASSWORD) {
    throw invalid(
      'password',
      message('{label} must have at least {count} characters', {
        label: message('field|Password'),
        count: SHORTEST_PASSWORD,
      }),
    )
  }
  if (hash === undefined) throw new Error('The password was not hashed before the transaction.')
  return hash
}

async function codesOfOthers(database: Database, codes: string[], teacherId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('teachers')
    .select('teach_id')
    .where('teach_id', 'in', codes)
    .where('id', '!=', teacherId)
    .execute()
  return rows.map((row) => row.teach_id ?? '')
}
