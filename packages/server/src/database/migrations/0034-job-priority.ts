import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Priority of due jobs: the lowest number runs first. */
export const jobPriority: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .alterTable('jobs')
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await database.schema.dropIndex('jobs_due').execute()
    await database.schema
      .createIndex('jobs_due')
      .on('jobs')
      .columns(['priority', 'run_at', 'id'])
      .where(sql.ref('done_at'), 'is', null)
      .execute()
  },
}
