import { type Database, isPostgres } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'

/** The student of an account; undefined if the account has no student record. */
export async function findStudentId(database: Database, accountId: number): Promise<number | undefined> {
  const student = await database
    .selectFrom('students')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return student?.id
}

/**
 * Locks a person until the end of the transaction, so that they can't be deleted while something is created for them.
 * Waits for a deletion that is under way. SQLite allows only one writing transaction.
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
 * Locks the calling student until the end of the transaction: a repeated submission sees the first one, and nothing is
 * stored for a deleted or erased student. SQLite allows only one writing transaction.
 */
export async function lockStudent(database: Database, accountId: number): Promise<{ id: number }> {
  const student = await database
    .selectFrom('accounts')
    .innerJoin('students', 'students.account_id', 'accounts.id')
    .select('students.id')
    .where('accounts.id', '=', accountId)
    .where('status', '=', 'active')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow(notFound)
  return student
}

/** Locks a student as `lockStudent` does, by id; also a blocked one. */
export async function lockStudentById(database: Database, id: number): Promise<void> {
  await database
    .selectFrom('accounts')
    .innerJoin('students', 'students.account_id', 'accounts.id')
    .select('students.id')
    .where('students.id', '=', id)
    .where('status', '!=', 'archived')
    .$if(isPostgres(database), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow(notFound)
}
