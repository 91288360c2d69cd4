import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The office’s notes about a student. */
export const studentNotes: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('students').addColumn('notes', 'text').execute()
  },
}
