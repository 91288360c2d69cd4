import type { Database } from '../database/openDatabase.ts'
import type { PushNotification, PushService } from './PushService.ts'

/** Shows a note on the device that it is owed to, as long as it is still its owner’s; forgets one that is gone. */
export async function sendPush(database: Database, payload: string, push: PushService | undefined): Promise<void> {
  const { deviceId, accountId, note } = JSON.parse(payload) as {
    deviceId: number
    accountId: number
    note: PushNotification
  }
  const device = await database
    .selectFrom('reminder_devices')
    .selectAll()
    .where('id', '=', deviceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!device || !push || (await push.send(device, note)) === 'sent') return
  await database.deleteFrom('reminder_devices').where('id', '=', deviceId).execute()
}
