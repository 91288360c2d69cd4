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
    return { message: message('Test reminder sent') }
  },
}

function validatePreferences({ timeZone, quietFrom, quietTo }: ReminderPreferences): FieldErrors {
  const HALF = message('Enter both a start and an end for quiet hours.')
  return {
    ...(timeZone !== null && !isTimeZone(timeZone) && { timeZone: [message('We don’t recognize this time zone.')] }),
    ...(quietFrom === null && quietTo !== null && { quietFrom: [HALF] }),
    ...(quietFrom !== null && quietTo === null && { quietTo: [HALF] }),
    ...(quietFrom !== null && quietFrom === quietTo && { quietTo: [message('Start and end can’t be the same.')] }),
  }
}
