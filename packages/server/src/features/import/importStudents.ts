import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { bumpVersion } from '#database/transactions.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { createPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { changeEmail } from '../auth/changeEmail.ts'
import { toMailLanguage } from '../auth/userAccounts.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { toStudentProfile } from '../students/saveStudent.ts'
import { findStudents, type KnownStudent } from './findStudents.ts'
import { type CheckedRow, findUnreadable, toLabel, validateRecord } from './importRules.ts'
import { type CreatedPeople, type ImportCall, rejectRace, saveAccounts } from './saveAccounts.ts'
import { type Cells, type PlacedRow, inBatches } from './stagedRows.ts'

type CheckedStudent = CheckedRow & { person: KnownStudent | undefined }
type Language = Parameters<typeof toMailLanguage>[0]

/** Checks rows with the rules of adding a student; a row of an existing student may leave cells empty. */
export async function checkStudents(call: ImportCall, rows: readonly PlacedRow[]): Promise<CheckedStudent[]> {
  const today = await readToday(call)
  const match = await findStudents(
    call.database,
    rows.map(({ cells }) => cells),
  )
  return rows.map(({ position, cells }) => {
    const { person, faults, warnings } = match(cells)
    const record = person ? { name: person.name, contact_number: '-', ...cells } : cells
    const other = ['registration_date', cells.registration_date] as const
    const all: FieldErrors = {
      ...validateRecord('createStudent', record, { today, birth: cells.date_of_birth, other }),
      ...findUnreadable('students', cells),
      ...faults,
    }
    const found = person ? { id: person.id, name: toLabel(person.std_id, person.name) } : null
    return { position, cells, match: found, faults: all, warnings, person }
  })
}

/** Creates students in two steps, because siblings refer to the account of the first one with their email. */
export async function createStudents(call: ImportCall, rows: readonly CheckedStudent[]): Promise<CreatedPeople> {
  const heads = await readFamilyHeads(
    call.database,
    rows.flatMap(({ cells }) => cells.email ?? []),
  )
  const firsts = new Map<string, CheckedStudent>()
  const [own, siblings]: [CheckedStudent[], CheckedStudent[]] = [[], []]
  for (const row of rows) {
    const { email } = row.cells
    if (email !== undefined && (heads.has(email) || firsts.has(email))) siblings.push(row)
    else own.push(row)
    if (email !== undefined && !firsts.has(email)) firsts.set(email, row)
  }
  const account = ({ cells }: CheckedStudent) => ({
    role: 'student' as const,
    name: cells.name ?? '',
    language: toMailLanguage(cells.preferred_language as Language) ?? call.language ?? null,
  })
  const first = await saveAccounts(
    call,
    own.map((row) => ({ ...account(row), row, email: row.cells.email ?? createPlaceholderEmail() })),
  )
  const second = await saveAccounts(
    call,
    siblings.map((row) => {
      const email = row.cells.email ?? ''
      const head = heads.get(email) ?? { id: first.get(firsts.get(email) ?? row) ?? 0 }
      return { ...account(row), row, email: createPlaceholderEmail(), head }
    }),
  )
  const accountIds = new Map([...first, ...second])
  const today = await readToday(call)
  const created = await inBatches(rows, (some) =>
    call.database
      .insertInto('students')
      .values(some.map((row) => ({ ...toColumns(row.cells, today), account_id: accountIds.get(row) ?? 0 })))
      .returning(['id', 'account_id'])
      .execute()
      .catch(rejectRace),
  )
  const idOf = new Map(created.flat().map(({ id, account_id }) => [account_id, id]))
  const invited = own.flatMap((row) => (row.cells.email ? (first.get(row) ?? []) : []))
  return {
    ids: new Map(rows.map((row) => [row.position, idOf.get(accountIds.get(row) ?? 0) ?? 0])),
    invited: [...invited, ...[...heads.values()].flatMap((head) => (head.password_hash === null ? head.id : []))],
  }
}

type Head = Pick<Account, 'id' | 'password_hash' | 'unconfirmed_since'>

async function readFamilyHeads(database: Database, emails: readonly string[]): Promise<Map<string, Head>> {
  const found = await inBatches([...new Set(emails)], (some) =>
    database
      .selectFrom('accounts')
      .select(['id', 'email', 'password_hash', 'unconfirmed_since'])
      .where('email', 'in', some)
      .execute(),
  )
  return new Map(found.flat().map(({ email, ...head }) => [email, head]))
}

function toColumns(cells: Cells, today: string) {
  const { contact_number = '', name = '', ...others } = cells
  const details = { ...others, name, contact_number, preferred_language: cells.preferred_language as Language }
  return {
    ...toStudentProfile(details),
    registration_date: cells.registration_date ?? today,
    std_id: cells.std_id ?? null,
    notes: cells.notes ?? null,
  }
}

const columns = [
  ...(['std_id', 'guardian_name', 'contact_number', 'alternate_contact_number', 'date_of_birth'] as const),
  ...(['preferred_language', 'registration_date', 'notes'] as const),
]

/** Gives an existing student the values of a row; empty cells change nothing. Returns whether anything changed. */
export async function updateStudent(
  { database, now }: ImportCall,
  { person, cells }: CheckedStudent,
): Promise<boolean> {
  if (!person) return false
  const changed = columns.filter((column) => cells[column] !== undefined && cells[column] !== person[column])
  const isRenamed = cells.name !== undefined && cells.name !== person.name
  const isMoved = cells.email !== undefined && cells.email !== person.email
  if (changed.length === 0 && !isRenamed && !isMoved) return false
  await bumpVersion(database, 'students', person.id, undefined)
  if (isMoved) await changeEmail(database, { accountId: person.account_id, email: cells.email, now })
  if (isRenamed) {
    await database
      .updateTable('accounts')
      .set({ name: cells.name ?? '' })
      .where('id', '=', person.account_id)
      .execute()
  }
  if (changed.length > 0) {
    const values = Object.fromEntries(changed.map((column) => [column, cells[column] ?? null]))
    await database.updateTable('students').set(values).where('id', '=', person.id).execute().catch(rejectRace)
  }
  return true
}
