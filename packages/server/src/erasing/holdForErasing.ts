import { type Database, isPostgres } from '../database/openDatabase.ts'

/**
 * Waits for whatever is being sent by a person or decided about them at this moment, so that it goes with the rest, and
 * lets nothing begin until the transaction ends. SQLite lets one transaction write at a time.
 */
export async function holdForErasing(database: Database, kind: 'students' | 'teachers', id: number): Promise<void> {
  if (!isPostgres(database)) return
  await database.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
}
