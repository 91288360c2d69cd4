import { confirmAccount } from '../accounts/confirmAccount.ts'
import { keepAct } from '../acts/keepAct.ts'
import type { Handler } from '../contract/Handler.ts'
import { message } from '../i18n/message.ts'
import { teacherOf } from './teacherQueries.ts'

/** As of a student: one that counts already stays as it is, and nothing is noted. */
export const confirmTeacherEmail: Handler<'confirmTeacherEmail'> = async (call) => {
  const { params, database, now } = call
  const { id, account_id: accountId, unconfirmed_since } = await teacherOf(database, params.id)
  if (unconfirmed_since !== null) {
    await confirmAccount(database, { accountId, now })
    await keepAct(call, { kind: 'confirmEmail', record: ['teacher', id], teacherId: id })
  }
  return { message: message('Email confirmed') }
}
