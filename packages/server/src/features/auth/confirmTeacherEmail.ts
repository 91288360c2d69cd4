import { markEmailConfirmed } from './markEmailConfirmed.ts'
import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { requireTeacher } from '../teachers/teacherQueries.ts'

/** As of a student: one that counts already stays as it is, and nothing is noted. */
export const confirmTeacherEmail: Handler<'confirmTeacherEmail'> = async (call) => {
  const { params, database, now } = call
  const { id, account_id: accountId, unconfirmed_since } = await requireTeacher(database, params.id)
  if (unconfirmed_since !== null) {
    await markEmailConfirmed(database, { accountId, now })
    await recordDecision(call, { kind: 'confirmEmail', record: ['teacher', id], teacherId: id })
  }
  return { message: message('Email confirmed') }
}
