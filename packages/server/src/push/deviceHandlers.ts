import type { HandlersFor } from '../contract/Handler.ts'
import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { isPushServiceUrl } from './createPushService.ts'

/** Per account; a new device replaces the oldest. */
const MAX_DEVICES = 10

export const deviceHandlers: HandlersFor<'addReminderDevice' | 'removeReminderDevice'> = {
  addReminderDevice: async ({ body, database, account, now, services }) => {
    const { endpoint, p256dh, auth } = body
    if (services.pushKey === undefined || !isPushServiceUrl(endpoint)) {
      throw invalidField('endpoint', message('Notifications can only be sent through a browser’s push service.'))
    }
    const device = { account_id: account.id, p256dh, auth, created_at: now }
    // A device has one owner: the next account to register it takes it over.
    await database
      .insertInto('reminder_devices')
      .values({ endpoint, ...device })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
      .execute()
    const own = await database
      .selectFrom('reminder_devices')
      .select('id')
      .where('account_id', '=', account.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const tooMany = own.slice(MAX_DEVICES).map(({ id }) => id)
    if (tooMany.length > 0) await database.deleteFrom('reminder_devices').where('id', 'in', tooMany).execute()
    return { message: message('Notifications turned on for this device') }
  },

  removeReminderDevice: async ({ body, database, account }) => {
    await database
      .deleteFrom('reminder_devices')
      .where('endpoint', '=', body.endpoint)
      .where('account_id', '=', account.id)
      .execute()
    return { message: message('Notifications turned off for this device') }
  },
}
