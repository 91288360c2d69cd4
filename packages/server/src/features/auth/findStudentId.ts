import type { Database } from '#database/openDatabase.ts'

/** Which student somebody is who is signed in; an account that was only made is none yet. */
export async function findStudentId(database: Database, accountId: number): Promise<number | undefined> {
  const student = await database
    .selectFrom('students')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return student?.id
}
