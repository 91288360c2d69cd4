import type { OperationId } from '@maktab/contract/calls'
import type { ImportKind } from '@maktab/contract/schema'
import { isMaskedCell } from '@maktab/shared/importCells'
import { type CellType, type ImportFieldId, importFields } from '@maktab/shared/importFields'
import { parseClassTimes } from '@maktab/shared/parseClassTimes'
import { validateBody } from '#contract/validators.ts'
import { type Message, message } from '#i18n/message.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { validateDays } from '#validation/validateDates.ts'
import type { Cells } from './stagedRows.ts'

/** The existing record of a row, with its label for people. */
type Match = { id: number; name: string }

/** The result of checking a row. */
export type CheckedRow = {
  position: number
  cells: Cells
  match: Match | null
  faults: FieldErrors
  warnings: Message[]
}

const typesOf = (kind: ImportKind) => new Map(importFields[kind].map(({ id, type }) => [id, type]))
const types: Record<ImportKind, ReadonlyMap<ImportFieldId, CellType>> = {
  students: typesOf('students'),
  teachers: typesOf('teachers'),
  allotments: typesOf('allotments'),
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const languages = new Set(['urdu', 'english', 'arabic'])

/** Whether a cell can be read as its type, by type. Limits and other formats are checked by the contract. */
const readable: Partial<Record<CellType, { test: (text: string) => boolean; why: Message }>> = {
  day: { test: (text) => DAY.test(text), why: message('Enter a day like 2014-03-05.') },
  language: { test: (text) => languages.has(text), why: message('Enter Urdu, English or Arabic.') },
  languages: {
    test: (text) => text.split(', ').every((one) => languages.has(one)),
    why: message('Enter Urdu, English or Arabic.'),
  },
  gender: {
    test: (text) => ['male', 'female', 'other'].includes(text),
    why: message('Enter male, female or other.'),
  },
  ageGroup: {
    test: (text) => ['children', 'teenagers', 'adults'].includes(text),
    why: message('Enter children, teenagers or adults.'),
  },
  times: {
    test: (text) => parseClassTimes(text) !== undefined,
    why: message('Enter times like Mon, Wed 16:00-17:00.'),
  },
}

/** The cells that can’t be read. */
export function findUnreadable(kind: ImportKind, cells: Cells): FieldErrors {
  const faults: FieldErrors = {}
  for (const [field, text] of Object.entries(cells) as [ImportFieldId, string][]) {
    const rule = readable[types[kind].get(field) ?? 'line']
    if (isMaskedCell(text)) faults[field] = [message('This was hidden in privacy mode. Export it again without.')]
    else if (rule && !rule.test(text)) faults[field] = [rule.why]
  }
  return faults
}

/** The faults of a record by the contract’s schema of the operation that creates it, and of its days. */
export function validateRecord(
  operation: OperationId,
  record: object,
  days: { today: string; birth: string | undefined; other: readonly [field: string, day: string | undefined] },
): FieldErrors {
  const [field, day] = days.other
  return {
    ...validateBody(operation, record),
    ...validateDays({ date_of_birth: { day: days.birth, today: days.today }, [field]: { day } }),
  }
}

/** The label of a person or another record: “STD-001 · Zaynab Malik”. */
export function toLabel(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
