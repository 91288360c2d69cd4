import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers } from './createSchemaHelpers.ts'

/** Receipts that were sent as one, for several payments. */
export const sharedReceipts: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('receipts').addColumn('bundle_id', 'integer').execute()
    await createSchemaHelpers(database).index('receipts', 'bundle_id')
  },
}
