import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often the payment of an event, and the school’s settings, were changed. */
export const versionsOfPaymentsAndSettings: Migration = {
  up: async (database: Kysely<never>) => {
    for (const table of ['event_members', 'settings']) {
      await database.schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
  },
}
