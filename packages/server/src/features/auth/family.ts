import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'

type Relative = Pick<Account, 'id' | 'name' | 'status'> & { studentId: number }

/** The students of one sign-in, the eldest record first; whoever is alone in theirs is a family too. */
export async function readFamily(
  database: Database,
  { id, sibling_of }: Pick<Account, 'id' | 'sibling_of'>,
): Promise<Relative[]> {
  const head = sibling_of ?? id
  return database
    .selectFrom('accounts')
    .innerJoin('students', 'students.account_id', 'accounts.id')
    .select(['accounts.id', 'name', 'status', 'students.id as studentId'])
    .where('accounts.id', 'in', selectFamilyAccountIds(database, head))
    .where('status', 'in', ['active', 'blocked'])
    .orderBy('students.id')
    .execute()
}

/** The accounts of one sign-in, by the one that signs in. With `or` between them SQLite would read all accounts. */
export function selectFamilyAccountIds(database: Database, head: number) {
  const accounts = database.selectFrom('accounts').select('id')
  return accounts.where('id', '=', head).unionAll(accounts.where('sibling_of', '=', head))
}

/** How an answer tells of them; to teachers and administrators nothing. */
export function toChildren(family: readonly Relative[], presentId: number) {
  if (family.length === 0) return {}
  const children = family.map(({ id, name, status, studentId }) => ({
    id: studentId,
    name,
    status: status === 'blocked' ? ('blocked' as const) : ('allowed' as const),
    isPresent: id === presentId,
  }))
  return { children }
}

/** Who is responsible for a student, and their numbers, as far as they were given. */
export async function readGuardian(database: Database, accountId: number): Promise<Record<string, string>> {
  const student = await database
    .selectFrom('students')
    .select(['guardian_name', 'contact_number', 'alternate_contact_number'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Object.fromEntries(
    Object.entries(student ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
