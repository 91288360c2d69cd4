import { type Database, isPostgres } from '#database/openDatabase.ts'

/**
 * Keeps a person from being deleted until the end of the transaction, so that nothing is made for who is gone: of a
 * deletion that is under way it waits for the end. SQLite lets one transaction write at a time.
 */
export async function lockPerson(database: Database, kind: 'teachers' | 'students', id: number): Promise<void> {
  if (!isPostgres(database)) return
  await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', (query) => query.selectFrom(kind).select('account_id').where('id', '=', id))
    .forShare()
    .execute()
}
