import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../openDatabase.ts'
import { createSchemaHelpers, required, cascadeReference } from './createSchemaHelpers.ts'

/** Chunked uploads of receipts until a form claims them; in the database, so that any process can continue. */
export const uploads: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    await table('uploads')
      .addColumn('name_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('network', 'text')
      .addColumn('type', 'text', required)
      .addColumn('sha256', 'text', required)
      .addColumn('size', 'integer', required)
      .addColumn('received', 'integer', required)
      .addColumn('begun_at', 'bigint', required)
      .execute()
    await index('uploads', 'begun_at')
    await index('uploads', 'account_id')
    await index('uploads', 'network')
    await database.schema
      .createTable('upload_pieces')
      .addColumn('upload_id', 'integer', cascadeReference('uploads'))
      .addColumn('position', 'integer', required)
      .addColumn('bytes', isPostgres(database) ? 'bytea' : 'blob', required)
      .addPrimaryKeyConstraint('upload_pieces_key', ['upload_id', 'position'])
      .execute()
  },
}
