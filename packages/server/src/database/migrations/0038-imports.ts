import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { cascadeReference, createSchemaHelpers, required } from './createSchemaHelpers.ts'

const count = ['created', 'updated', 'unchanged', 'invited'] as const

/** Imports with their rows: first the cells that are checked, then the records that were created. */
export const imports: Migration = {
  up: async (database: Kysely<never>) => {
    const { table, index } = createSchemaHelpers(database)
    let creating = table('imports')
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('kind', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('done_at', 'bigint')
      .addColumn('undone_at', 'bigint')
    for (const name of count) creating = creating.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
    await creating.execute()
    await index('imports', 'created_at')
    await index('imports', 'account_id')
    await database.schema
      .createTable('import_rows')
      .addColumn('import_id', 'integer', cascadeReference('imports'))
      .addColumn('position', 'integer', required)
      .addColumn('cells', 'text')
      .addColumn('record_id', 'integer')
      .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'position'])
      .execute()
    // Undoing an import deletes accounts, which these tables refer to.
    await index('audit', 'account_id')
    await index('acts', 'account_id')
  },
}
