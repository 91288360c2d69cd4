import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes the audit log by action and time; the index by time alone was unused and slowed every write. */
export const auditByAction: Migration = {
  up: (database: Kysely<never>) => database.schema.dropIndex('audit_by_at').execute(),
}
