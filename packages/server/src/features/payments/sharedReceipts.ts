import type { components, PaymentKind } from '@maktab/contract/schema'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { formatFeeName } from './formatFeeName.ts'

type PaymentPart = components['schemas']['PaymentPart']

/** Marks receipts as sent with one file (decision 291). The bundle is named after the first of them. */
export async function bundleReceipts(database: Database, ids: readonly number[]): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ bundle_id: Math.min(...ids) })
    .where('id', 'in', ids)
    .execute()
}

/** Matches a receipt and those that were sent with it. */
export const isSameReceipt =
  ({ id, bundle_id }: { id: number; bundle_id: number | null }) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'receipts'>) =>
    or([eb('id', '=', id), ...(bundle_id === null ? [] : [eb('bundle_id', '=', bundle_id)])])

/** Whether another payment still has the file of this one, because they were sent together. */
export async function isFileShared(
  database: Database,
  { kind, id, file }: { kind: PaymentKind; id: number; file: string },
): Promise<boolean> {
  const other = await database
    .selectFrom('receipts')
    .select('id')
    .where('file', '=', file)
    .where('bundle_id', 'in', ({ selectFrom }) =>
      selectFrom('receipts')
        .select('bundle_id')
        .where('kind', '=', kind)
        .where('record_id', '=', id)
        .where('bundle_id', 'is not', null),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * The field `together` of fees: the other payments that were sent with the newest receipt. Absent from a fee that was
 * paid alone, or whose receipt was replaced. Runs two queries.
 */
export async function readPaidTogether(
  database: Database,
  feeIds: readonly number[],
): Promise<(feeId: number) => { together?: PaymentPart[] }> {
  if (feeIds.length === 0) return () => ({})
  const sent = await database
    .selectFrom('receipts')
    .select(['record_id', 'bundle_id', 'status'])
    .where('kind', '=', 'fee')
    .where('record_id', 'in', feeIds)
    .orderBy('id')
    .execute()
  const newest = new Map(sent.map((one) => [one.record_id, one]))
  const bundleOf = new Map(
    [...newest.values()].flatMap(({ record_id, bundle_id, status }) =>
      bundle_id === null || status === 'replaced' ? [] : [[record_id, bundle_id] as const],
    ),
  )
  const parts = await readBundles(database, [...new Set(bundleOf.values())])
  return (feeId) => {
    const others = parts.get(bundleOf.get(feeId) ?? 0)?.filter(({ id }) => id !== feeId) ?? []
    return others.length > 0 ? { together: others } : {}
  }
}

async function readBundles(database: Database, bundles: readonly number[]): Promise<Map<number, PaymentPart[]>> {
  if (bundles.length === 0) return new Map()
  const rows = await database
    .selectFrom('receipts')
    .innerJoin('fees', 'fees.id', 'receipts.record_id')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['bundle_id', 'fees.id', 'fees.version', 'month', 'courses.name as course', 'receipts.status'])
    .select(['receipts.amount', 'receipts.currency', 'fees.student_id', 'accounts.name', 'accounts.status as account'])
    .where('receipts.kind', '=', 'fee')
    .where('bundle_id', 'in', bundles)
    .where('receipts.status', '!=', 'replaced')
    .$narrowType<{ bundle_id: number; status: 'pending' | 'paid' | 'rejected' }>()
    .orderBy('receipts.id')
    .execute()
  const byBundle = Map.groupBy(rows, ({ bundle_id }) => bundle_id)
  return new Map(
    [...byBundle].map(([bundle, members]) => [
      bundle,
      members.map(({ id, version, month, course, status, amount, currency, student_id, name, account }) => ({
        kind: 'fee' as const,
        id,
        person: { id: account === 'archived' ? null : student_id, name },
        what: formatFeeName(course, month),
        amount: fromMinorUnits(amount, currency),
        paymentStatus: status,
        version,
      })),
    ]),
  )
}
