import { dayIn } from '@maktab/calendar/zones'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { fromMinorUnits } from './minorUnits.ts'
import { getPaymentReference } from './getPaymentReference.ts'
import { notFound } from '#lib/HttpError.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectAllPayments } from './selectAllPayments.ts'
import { readPeriod } from './readPeriod.ts'
import { toLedgerEntries, serializeBalances, addRunningBalances } from './statementLines.ts'

/** What a student was to pay and what they paid, in its order; everything until now without a period. */
export const getStatement: Handler<'getStatement'> = async (call) => {
  const { query, database, services, now } = call
  const student = await readStudent(call)
  const { timeZone } = await readSettings(database, services)
  const { from } = query
  const until = query.until ?? dayIn(timeZone, now)
  const { since, before } = readPeriod({ from: from ?? until, until }, { timeZone, now })
  const isBefore = ({ at }: { at: number }) => from !== undefined && at < since
  const payments = await selectAllPayments(database)
    .selectAll('payments')
    .where('student_id', '=', student.id)
    .execute()
  // What is owed comes before what is paid for it, also within one moment.
  const entries = payments.flatMap(toLedgerEntries).toSorted((one, other) => one.at - other.at)
  const earlier = addRunningBalances(entries.filter(isBefore))
  const { lines, balances } = addRunningBalances(
    entries.filter((entry) => !isBefore(entry) && entry.at < before),
    earlier.balances,
  )
  return {
    statement: {
      student: student.name,
      from: from ?? null,
      until,
      opening: serializeBalances(earlier.balances),
      lines: lines.map(({ at, balance, currency, amount, told }) => ({
        day: dayIn(timeZone, at),
        what: told.what,
        kind: told.kind,
        id: told.id,
        item: told.item,
        reference: getPaymentReference(told),
        status: told.status,
        amount: fromMinorUnits(Math.abs(amount), currency),
        currency,
        balance: fromMinorUnits(balance, currency),
      })),
      closing: serializeBalances(balances),
    },
  }
}

/** Whose statement it is: one’s own, or that of whom an administrator names. */
async function readStudent({ query, account, database }: OperationRequest<'getStatement'>) {
  const { studentId } = query
  const students = database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['students.id', 'accounts.name'])
  const found =
    account.role === 'admin'
      ? await students.where('students.id', '=', studentId ?? 0).executeTakeFirst()
      : await students.where('accounts.id', '=', account.id).executeTakeFirst()
  if (!found || (studentId !== undefined && studentId !== found.id)) throw notFound()
  return found
}
