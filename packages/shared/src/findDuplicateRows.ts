import type { ImportKind, ImportRow } from '@maktab/contract/schema'
import type { ImportFieldId } from './importFields.ts'
import { normalizeForSearch, normalizePhoneForSearch } from './normalizeForSearch.ts'

/** A row that repeats an earlier one, and the field that shows it. */
export type DuplicateRow = { field: ImportFieldId; of: number }

type Key = { field: ImportFieldId; key: string }

/** What makes a row the same as another, by the field that shows it. Siblings may share an email. */
const keysOf: Readonly<Record<ImportKind, (row: ImportRow) => (Key | undefined)[]>> = {
  students: ({ std_id: code, email, name, guardian_name: guardian, date_of_birth: born, contact_number: phone }) => [
    code ? { field: 'std_id', key: `code ${code}` } : undefined,
    email ? { field: 'email', key: `email ${email} ${normalizeForSearch(name ?? '')}` } : undefined,
    name && !code && !email
      ? {
          field: 'name',
          key: ['name', name, guardian, born].map((text = '') => normalizeForSearch(text)).join('\n') + toDigits(phone),
        }
      : undefined,
  ],
  teachers: ({ teach_id: code, email }) => [
    code ? { field: 'teach_id', key: `code ${code}` } : undefined,
    email ? { field: 'email', key: `email ${email}` } : undefined,
  ],
  allotments: ({ student = '', teacher = '', course = '' }) => [
    { field: 'student', key: [student, teacher, course].map(normalizeForSearch).join('\n') },
  ],
}

const toDigits = (phone = '') => normalizePhoneForSearch(phone)

/** The rows that repeat an earlier row of a normalized table, by position. Empty rows are left out. */
export function findDuplicateRows(kind: ImportKind, rows: readonly ImportRow[]): ReadonlyMap<number, DuplicateRow> {
  const seen = new Map<string, number>()
  const found = new Map<number, DuplicateRow>()
  for (const [position, row] of rows.entries()) {
    if (Object.keys(row).length === 0) continue
    for (const one of keysOf[kind](row)) {
      if (!one) continue
      const of = seen.get(one.key)
      if (of === undefined) seen.set(one.key, position)
      else if (!found.has(position)) found.set(position, { field: one.field, of })
    }
  }
  return found
}
