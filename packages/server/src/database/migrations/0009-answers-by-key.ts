import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stored responses for idempotency keys. */
export const answersByKey: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .createTable('given_answers')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('body', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('given_answers_by_at').on('given_answers').column('at').execute()
  },
}
