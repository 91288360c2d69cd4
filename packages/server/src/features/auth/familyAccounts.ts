import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'

type Relative = Pick<Account, 'id' | 'name' | 'status'> & { studentId: number }

/** The students that share a sign-in, oldest record first; may be just one. */
export async function readSiblings(
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

/** Selects the accounts that share a sign-in. A union, because with `or` SQLite would scan all accounts. */
export function selectFamilyAccountIds(database: Database, head: number) {
  const accounts = database.selectFrom('accounts').select('id')
  return accounts.where('id', '=', head).unionAll(accounts.where('sibling_of', '=', head))
}

/** The children as returned to a student; undefined for teachers and administrators. */
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

/** The guardian of a student and the phone numbers, as far as they are stored. */
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
