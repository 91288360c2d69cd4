import { type Database, isPostgres } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'

/**
 * Whoever sends something, kept from all others until the end of the transaction: of a double press, the second must see
 * the first, and for whoever was deleted or erased meanwhile nothing is kept. SQLite lets one transaction write at a time.
 */
export async function lockStudent(database: Database, accountId: number): Promise<{ id: number }> {
  const student = await database
    .selectFrom('accounts')
    .innerJoin('students', 'students.account_id', 'accounts.id')
    .select('students.id')
    .where('accounts.id', '=', accountId)
    .where('status', '=', 'active')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!student) throw notFound()
  return student
}
