import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required } from './createSchemaHelpers.ts'

/** The job queue; jobs are enqueued in the transaction that causes them (decision 62). */
export const jobs: Migration = {
  up: async (database: Kysely<never>) => {
    await createSchemaHelpers(database)
      .table('jobs')
      .addColumn('kind', 'text', required)
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('payload', 'text', required)
      .addColumn('run_at', 'bigint', required)
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('done_at', 'bigint')
      .execute()
    await database.schema
      .createIndex('jobs_due')
      .on('jobs')
      .columns(['run_at', 'id'])
      .where(sql.ref('done_at'), 'is', null)
      .execute()
  },
}
