import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { layer, required, toOwner } from './layer.ts'

/** Since when an e-mail waits to be confirmed, and the links that confirm it; whoever is there already has confirmed theirs. */
export const confirmedEmails: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('accounts').addColumn('unconfirmed_since', 'bigint').execute()
    await database.schema
      .createTable('email_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', toOwner('accounts'))
      .addColumn('expires_at', 'bigint', required)
      .addColumn('used_at', 'bigint')
      .execute()
    await layer(database).index('email_tokens', 'account_id')
  },
}
