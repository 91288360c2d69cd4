import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Jobs = { kind: string; done_at: number | null }

/** Removes mails about viewed receipts: the payment’s page shows that. */
export const noMailOfSeenReceipts: Migration = {
  up: async (database: Kysely<{ jobs: Jobs }>) => {
    await database.deleteFrom('jobs').where('kind', '=', 'paymentSeen').where('done_at', 'is', null).execute()
  },
}
