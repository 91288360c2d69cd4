import { readContactEmail, enqueueMail } from '#mail/enqueueMail.ts'
import { saveLanguage } from '../auth/userAccounts.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { assertNoFieldErrors } from '#validation/validateDates.ts'
import { isTimeZone } from '#lib/currency.ts'
import { type FieldErrors, mailQuotaExceeded } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { type ReminderPreferences, readReminderPreferences } from './readReminderPreferences.ts'

export const reminderHandlers: HandlersFor<'getReminders' | 'saveReminders' | 'testReminder'> = {
  getReminders: async ({ database, account, services: { pushKey } }) => {
    const chosen = (await readReminderPreferences(database, [account])).get(account.id)
    if (!chosen) throw new Error('Everybody has choices.')
    return {
      reminders: chosen,
      email: await readContactEmail(database, account),
      ...(pushKey !== undefined && { pushKey }),
    }
  },

  saveReminders: async ({ body, database, account }) => {
    const { digest = true, ...others } = body
    assertNoFieldErrors(validatePreferences(body))
    const value = JSON.stringify({ ...others, ...(account.role === 'admin' && { digest }) })
    await database
      .insertInto('reminder_choices')
      .values({ account_id: account.id, value })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ value }))
      .execute()
    await saveLanguage(database, account, body.language)
    return { message: message('Reminders saved') }
  },

  testReminder: async (call) => {
    if (!(await enqueueMail(call, 'reminderTest', { accountId: call.account.id }))) throw mailQuotaExceeded()
    return { message: message('A reminder is on its way to you') }
  },
}

function validatePreferences({ timeZone, quietFrom, quietTo }: ReminderPreferences): FieldErrors {
  const HALF = message('Say both from when and until when you are left in peace.')
  return {
    ...(timeZone !== null && !isTimeZone(timeZone) && { timeZone: [message('There is no time zone with this name.')] }),
    ...(quietFrom === null && quietTo !== null && { quietFrom: [HALF] }),
    ...(quietFrom !== null && quietTo === null && { quietTo: [HALF] }),
    ...(quietFrom !== null &&
      quietFrom === quietTo && { quietTo: [message('The end must differ from the beginning.')] }),
  }
}
