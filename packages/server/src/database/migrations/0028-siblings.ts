import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers } from './createSchemaHelpers.ts'

/** Students who share a sign-in: one account has the email, the others refer to it. */
export const siblings: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .alterTable('accounts')
      .addColumn('sibling_of', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .execute()
    await createSchemaHelpers(database).index('accounts', 'sibling_of')
  },
}
