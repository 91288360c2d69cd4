import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The part of the office that an administrator is limited to; null means everything. */
export const partsOfOffice: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('accounts').addColumn('part', 'text').execute()
  },
}
