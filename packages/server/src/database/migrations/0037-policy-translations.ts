import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Translations of policies, as JSON. */
export const policyTranslations: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('policies').addColumn('translations', 'text').execute()
  },
}
