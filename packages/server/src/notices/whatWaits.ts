import type { Database } from '../database/openDatabase.ts'

/** How many things wait for an administrator. */
export type Waiting = { applications: number; purchases: number; eventPayments: number }

export async function readWhatWaits(database: Database): Promise<Waiting> {
  const applications = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('accounts.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const purchases = await database
    .selectFrom('purchases')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  // Without a receipt there is nothing to decide yet.
  const eventPayments = await database
    .selectFrom('event_members')
    .innerJoin('events', 'events.id', 'event_members.event_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('payment_status', '=', 'pending')
    .where('receipt', 'is not', null)
    .where('events.archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    applications: Number(applications.count),
    purchases: Number(purchases.count),
    eventPayments: Number(eventPayments.count),
  }
}
