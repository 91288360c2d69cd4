import { emailOf } from '../accounts/family.ts'
import { keepLanguage } from '../accounts/keepLanguage.ts'
import type { Some } from '../contract/Handler.ts'
import { refuseFaults } from '../fields/faultsOfTimes.ts'
import { isTimeZone } from '../isTimeZone.ts'
import { owe } from '../mail/owe.ts'
import { type Faults, tooManyMails } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import type { Choices } from '../notices/Choices.ts'
import { readChoices } from '../notices/readChoices.ts'

export const reminderHandlers: Some<'getReminders' | 'saveReminders' | 'testReminder'> = {
  getReminders: async ({ database, account, services: { pushKey } }) => {
    const chosen = (await readChoices(database, [account])).get(account.id)
    if (!chosen) throw new Error('Everybody has choices.')
    return { reminders: chosen, email: await emailOf(database, account), ...(pushKey !== undefined && { pushKey }) }
  },

  saveReminders: async ({ body, database, account }) => {
    const { digest = true, ...others } = body
    refuseFaults(faultsOf(body))
    const value = JSON.stringify({ ...others, ...(account.role === 'admin' && { digest }) })
    await database
      .insertInto('reminder_choices')
      .values({ account_id: account.id, value })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ value }))
      .execute()
    await keepLanguage(database, account, body.language)
    return { message: message('Reminders saved') }
  },

  testReminder: async (call) => {
    if (!(await owe(call, 'reminderTest', { accountId: call.account.id }))) throw tooManyMails()
    return { message: message('A reminder is on its way to you') }
  },
}

function faultsOf({ timeZone, quietFrom, quietTo }: Choices): Faults {
  const HALF = message('Say both from when and until when you are left in peace.')
  return {
    ...(timeZone !== null && !isTimeZone(timeZone) && { timeZone: [message('There is no time zone with this name.')] }),
    ...(quietFrom === null && quietTo !== null && { quietFrom: [HALF] }),
    ...(quietFrom !== null && quietTo === null && { quietTo: [HALF] }),
    ...(quietFrom !== null &&
      quietFrom === quietTo && { quietTo: [message('The end must differ from the beginning.')] }),
  }
}
