import { type Database, isPostgres } from '#database/openDatabase.ts'

/**
 * Waits for whatever is being sent by a person or decided about them at this moment, so that it goes with the rest, and
 * lets nothing begin until the transaction ends. SQLite lets one transaction write at a time.
 */
export async function lockForErasure(database: Database, kind: 'students' | 'teachers', id: number): Promise<void> {
  if (!isPostgres(database)) return
  const account = await database.selectFrom(kind).select('account_id').where('id', '=', id).executeTakeFirstOrThrow()
  // In the order in which whoever sends has them.
  await database.selectFrom('accounts').select('id').where('id', '=', account.account_id).forUpdate().execute()
  await database.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
}
