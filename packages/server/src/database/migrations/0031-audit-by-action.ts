import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Notes of the audit are found by what was done, and when; by the time alone nobody looks, and each change paid for it. */
export const auditByAction: Migration = {
  up: (database: Kysely<never>) => database.schema.dropIndex('audit_by_at').execute(),
}
