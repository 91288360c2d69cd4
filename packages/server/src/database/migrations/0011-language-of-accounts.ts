import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The language of mails to an account; null means English. */
export const languageOfAccounts: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema.alterTable('accounts').addColumn('language', 'text').execute()
  },
}
