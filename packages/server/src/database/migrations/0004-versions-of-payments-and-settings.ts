import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Versions of event payments and settings. */
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
