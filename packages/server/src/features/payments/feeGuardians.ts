import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Fee } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'
import { selectFees } from './readFees.ts'

/** Siblings share the account of their guardian. */
const guardian = sql<number>`coalesce(accounts.sibling_of, accounts.id)`

/** The guardian of a student, by the account that siblings share. */
export async function readGuardianId(database: Database, studentId: number): Promise<number> {
  const { id } = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(guardian.as('id'))
    .where('students.id', '=', studentId)
    .executeTakeFirstOrThrow(notFound)
  return id
}

/** Limits a query of `selectFees` to the children of a guardian. */
export const isOfGuardian = (id: number) => sql<SqlBool>`${guardian} = ${id}`

/** Adds the guardian to each fee, with the number of overdue fees of all their children. */
export async function addGuardians(
  database: Database,
  fees: readonly Fee[],
  isOverdue: RawBuilder<SqlBool>,
): Promise<Fee[]> {
  const ids = fees.map(({ id }) => id)
  if (ids.length === 0) return []
  const owners = await selectFees(database)
    .select(['fees.id', 'guardian_name as name', guardian.as('guardian')])
    .where('fees.id', 'in', ids)
    .execute()
  const counts = await selectFees(database)
    .select([guardian.as('guardian'), sql<number | string>`count(*)`.as('overdue')])
    .where(isOverdue)
    .where(guardian, 'in', [...new Set(owners.map((owner) => owner.guardian))])
    .groupBy(guardian)
    .execute()
  const overdueOf = new Map(counts.map((count) => [count.guardian, Number(count.overdue)]))
  const guardianOf = new Map(
    owners.map(({ id, name, guardian: of }) => [id, { name, overdue: overdueOf.get(of) ?? 0 }]),
  )
  return fees.map((fee) => {
    const found = guardianOf.get(fee.id)
    return found ? { ...fee, student: { ...fee.student, guardian: found } } : fee
  })
}
