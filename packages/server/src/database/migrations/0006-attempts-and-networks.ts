import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchemaHelpers, required, cascadeReference } from './createSchemaHelpers.ts'

/** Attempts without plain emails that can be refunded, networks of sign-ins, and account and time in the audit log. */
export const attemptsAndNetworks: Migration = {
  up: async (database: Kysely<never>) => {
    const { index } = createSchemaHelpers(database)
    // Old rows last 15 minutes only and contain typed emails.
    await sql`delete from attempts`.execute(database)
    await database.schema.alterTable('attempts').addColumn('email_hash', 'text').execute()
    await index('attempts', 'until')
    await index('attempts', 'email_hash')
    await database.schema
      .createTable('known_networks')
      .addColumn('account_id', 'integer', cascadeReference('accounts'))
      .addColumn('network', 'text', required)
      .addColumn('seen_at', 'bigint', required)
      .addPrimaryKeyConstraint('known_networks_once', ['account_id', 'network'])
      .execute()
    await index('known_networks', 'seen_at')
    await index('audit', 'action', 'at')
  },
}
