import { type Database, isPostgres } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'

/** Which student somebody is who is signed in; an account that was only made is none yet. */
export async function findStudentId(database: Database, accountId: number): Promise<number | undefined> {
  const student = await database
    .selectFrom('students')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return student?.id
}

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
