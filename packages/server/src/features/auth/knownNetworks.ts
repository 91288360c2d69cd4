import type { Database } from '#database/openDatabase.ts'

const KNOWN_MILLISECONDS = 90 * 24 * 60 * 60_000

/** Whether whoever has this e-mail signed in from a network within the last ninety days. */
export async function isKnownNetwork(
  database: Database,
  { email, network, now }: { email: string; network: string; now: number },
): Promise<boolean> {
  const found = await database
    .selectFrom('known_networks')
    .innerJoin('accounts', 'accounts.id', 'known_networks.account_id')
    .select('account_id')
    .where('accounts.email', '=', email.toLowerCase())
    .where('network', '=', network)
    .where('seen_at', '>', now - KNOWN_MILLISECONDS)
    .executeTakeFirst()
  return found !== undefined
}

/** Remembers that the right person came from a network, and forgets those from which nobody came for long. */
export async function rememberNetwork(
  database: Database,
  { accountId, network, now }: { accountId: number; network: string; now: number },
): Promise<void> {
  await database
    .deleteFrom('known_networks')
    .where('seen_at', '<=', now - KNOWN_MILLISECONDS)
    .execute()
  await database
    .insertInto('known_networks')
    .values({ account_id: accountId, network, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute()
}
