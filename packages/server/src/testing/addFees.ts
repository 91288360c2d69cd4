import type { Database } from '../database/openDatabase.ts'
import { createReference } from '../features/payments/createReference.ts'

type FeePlan = { studentId: number; courseId: number; months: readonly string[]; discount?: number }

/** Has a student owe 45 dollars for each of some months of a course, on the 21st; gives the numbers of their fees. */
export async function addFees(
  { database, now }: { database: Database; now: () => number },
  { studentId, courseId, months, discount = 0 }: FeePlan,
): Promise<number[]> {
  const owners = { student_id: studentId, course_id: courseId }
  await database.updateTable('courses').set({ pricing: 'monthly' }).where('id', '=', courseId).execute()
  const bought = { price: 45, status: 'paid', pricing: 'monthly', created_at: now(), decided_at: now() } as const
  const { id: purchase_id } = await database
    .insertInto('purchases')
    .values({ ...owners, ...bought })
    .returning('id')
    .executeTakeFirstOrThrow()
  const amounts = { price: 4500, discount, amount: 4500 - discount, currency: 'USD' }
  const rows = months.map((month) => ({
    ...owners,
    ...amounts,
    purchase_id,
    month,
    due_on: `${month}-21`,
    discount_name: discount === 0 ? null : 'Siblings',
    reference: createReference({ kind: 'fee', itemId: courseId, studentId, month }),
    status: 'due' as const,
    created_at: now(),
  }))
  const fees = await database.insertInto('fees').values(rows).returning('id').execute()
  return fees.map(({ id }) => id)
}
