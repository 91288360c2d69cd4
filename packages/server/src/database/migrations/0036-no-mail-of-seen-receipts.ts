import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Jobs = { kind: string; done_at: number | null }

/** Mails that a receipt was looked at are no longer sent: the page of the payment says so. */
export const noMailOfSeenReceipts: Migration = {
  up: async (database: Kysely<{ jobs: Jobs }>) => {
    await database.deleteFrom('jobs').where('kind', '=', 'paymentSeen').where('done_at', 'is', null).execute()
  },
}
