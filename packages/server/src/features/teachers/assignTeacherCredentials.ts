import { recordDecision } from '../audit/decisionLog.ts'
import { markEmailConfirmed } from '../auth/emailConfirmation.ts'
import { revokeOldCredentials } from '../auth/archiveAccount.ts'
import type { Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { versionConflict, invalidField, missingField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { EMAIL_TAKEN, assertEmailAvailable, rejectDuplicate } from '../auth/userAccounts.ts'
import { assertTeacherCodeAvailable, requireTeacher } from './teacherQueries.ts'

export const MIN_PASSWORD_LENGTH = 8

/** `id` is the code, `teacherID` the record (decision 1). A pending teacher can sign in from now on (1§4). */
export const assignTeacherCredentials: Handler<'assignTeacherCredentials'> = async (call) => {
  const { body, database, now, hashedPassword } = call
  // First, because a concurrent edit may have assigned the same email or code.
  await bumpVersion(database, 'teachers', body.teacherID, body.version)
  const teacher = await requireTeacher(database, body.teacherID)
  const { id: code, name } = body
  const email = body.email.toLowerCase()
  await assertTeacherCodeAvailable(database, code, { field: 'id', except: teacher.id })
  const isNewEmail = email !== teacher.email
  if (isNewEmail) await assertEmailAvailable(database, email)

  const password_hash = newHash(body.password, hashedPassword.hash, teacher.password_hash)
  const isAccepted = teacher.status === 'pending'
  await database
    .updateTable('teachers')
    .set({ teach_id: code })
    .where('id', '=', teacher.id)
    .execute()
    .catch(rejectDuplicate('id', message('This ID is taken.')))
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ name, email, ...(password_hash && { password_hash }), ...(isAccepted && { status: 'active' }) })
    .where('id', '=', teacher.account_id)
    .where('status', '=', teacher.status)
    .executeTakeFirst()
    .catch(rejectDuplicate('email', EMAIL_TAKEN))
  // Deleted or blocked since it was read; writing now would undo that.
  if (numUpdatedRows === 0n) throw versionConflict()
  const { account_id: accountId, email: oldEmail } = teacher
  // An email assigned by the school counts as confirmed.
  await markEmailConfirmed(database, { accountId, now })
  if (password_hash) await revokeOldCredentials(database, { accountIds: [accountId], emails: [oldEmail, email] })
  // A link sent to the old address must no longer open the account.
  else if (isNewEmail) await database.deleteFrom('reset_tokens').where('account_id', '=', accountId).execute()

  const kind = isAccepted ? 'approveTeacher' : 'giveCredentials'
  await recordDecision(call, { kind, record: ['teacher', teacher.id], teacherId: teacher.id })
  if (isAccepted) await enqueueMail(call, 'applicationAccepted', { to: email, language: teacher.language, code })
  return { message: message('Credentials assigned') }
}

/** The hash of a new password; undefined if the current one stays. */
function newHash(
  password: string | undefined,
  hash: string | undefined,
  storedHash: string | null,
): string | undefined {
  if (!password) {
    if (storedHash === null) throw missingField('password', 'Password')
    return undefined
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw invalidField(
      'password',
      message('{label} must have at least {count} characters', {
        label: message('field|Password'),
        count: MIN_PASSWORD_LENGTH,
      }),
    )
  }
  if (hash === undefined) throw new Error('The password was not hashed before the transaction.')
  return hash
}
