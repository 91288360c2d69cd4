import { markEmailConfirmed } from './markEmailConfirmed.ts'
import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { requireStudent } from '../students/studentQueries.ts'

/** For whoever the school knows otherwise; an e-mail that counts already stays as it is, and nothing is noted. */
export const confirmStudentEmail: Handler<'confirmStudentEmail'> = async (call) => {
  const { params, database, now } = call
  const { id, account_id: accountId } = await requireStudent(database, params.id)
  const { unconfirmed_since } = await database
    .selectFrom('accounts')
    .select('unconfirmed_since')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (unconfirmed_since !== null) {
    await markEmailConfirmed(database, { accountId, now })
    await recordDecision(call, { kind: 'confirmEmail', record: ['student', id], studentId: id })
  }
  return { message: message('Email confirmed') }
}
