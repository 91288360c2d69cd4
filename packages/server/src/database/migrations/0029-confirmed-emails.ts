import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, cascadeReference } from './createSchemaHelpers.ts'

/** Unconfirmed emails and their confirmation links; existing accounts count as confirmed. */
export const confirmedEmails: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('accounts').addColumn('unconfirmed_since', 'bigint').execute()
    await database.schema
      .createTable('email_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', cascadeReference('accounts'))
      .addColumn('expires_at', 'bigint', required)
      .addColumn('used_at', 'bigint')
      .execute()
    await createSchemaHelpers(database).index('email_tokens', 'account_id')
  },
}
