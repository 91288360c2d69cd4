import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, cascadeReference } from './createSchemaHelpers.ts'

/** Devices that receive reminders. */
export const reminderDevices: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('reminder_devices')
      .addColumn('account_id', 'integer', cascadeReference('accounts'))
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', required)
      .addColumn('auth', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .execute()
    await index('reminder_devices', 'account_id')
  },
}
