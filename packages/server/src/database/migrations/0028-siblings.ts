import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers } from './createSchemaHelpers.ts'

/** Several students of one sign-in: the e-mail stands with one of them, to whom the others point. */
export const siblings: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .alterTable('accounts')
      .addColumn('sibling_of', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .execute()
    await createSchemaHelpers(database).index('accounts', 'sibling_of')
  },
}
