import type { ImportRow } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import {
  type DraftRow,
  chunkRows,
  fillCodes,
  findMissingFields,
  sortRows,
  toDraftRows,
  toSentCells,
  withCell,
  withServerFaults,
} from './importRows.ts'

const table = [
  ['Name', 'Shoes', 'Phone', 'Born'],
  [' Zaynab  Malik ', '34', "'+92 300", '03/05/2014'],
  ['Omar', '35', 'N/A', ''],
]
const columns = ['name', null, 'contact_number', 'date_of_birth'] as const

const draft = (cells: ImportRow, more: Partial<DraftRow> = {}): DraftRow => ({
  line: 1,
  cells,
  check: { position: 0, match: null, faults: [], warnings: [] },
  isLeftOut: false,
  ...more,
})

test('rows have the normalized cells of matched columns and the number of their line', () => {
  const rows = toDraftRows('students', table, { columns, hasHeaders: true, order: 'monthFirst' })
  expect(rows).toEqual([
    {
      line: 2,
      cells: { name: 'Zaynab Malik', contact_number: '+92 300', date_of_birth: '2014-03-05' },
      check: undefined,
      isLeftOut: false,
    },
    { line: 3, cells: { name: 'Omar' }, check: undefined, isLeftOut: false },
  ])
  expect(toDraftRows('students', table, { columns, hasHeaders: false, order: 'dayFirst' })).toHaveLength(3)
})

test('an edited cell is normalized, and its row has to be checked again', () => {
  const row = withCell('students', draft({ name: 'Omar', email: 'wrong' }), 'email', ' OMAR@school.test')
  expect(row).toMatchObject({ cells: { name: 'Omar', email: 'omar@school.test' }, check: undefined })
  expect(withCell('students', row, 'email', ' ').cells).toEqual({ name: 'Omar' })
})

test('required fields without a column are found', () => {
  expect(findMissingFields('students', columns)).toEqual([])
  expect(findMissingFields('teachers', columns)).toEqual(['teach_id', 'email'])
  expect(findMissingFields('allotments', [])).toEqual(['course', 'student', 'teacher', 'times'])
})

test('rows are sorted into faulty, new, existing and left out ones', () => {
  const match = { id: 7, name: 'S-1 · Omar' }
  const faults = [
    { field: 'email', message: 'One' },
    { field: 'email', message: 'Two' },
  ]
  const rows = [
    draft({ name: 'New', contact_number: '1' }),
    draft({ name: 'Bad' }, { check: { position: 1, match: null, faults, warnings: [] } }),
    draft({ name: 'Known' }, { check: { position: 2, match, faults, warnings: [] } }),
    draft({ name: 'Out' }, { isLeftOut: true }),
    draft({ name: 'new', contact_number: '1' }, { line: 6 }),
  ]
  const sorted = sortRows('students', rows, false)
  expect(sorted).toMatchObject({ faulty: [1, 4], fresh: [0], existing: [2], leftOut: 1 })
  expect(sorted.faultsOf(1).get('email')).toEqual({ messages: ['One', 'Two'] })
  expect(sorted.faultsOf(4).get('name')).toEqual({ messages: [], duplicateOf: 1 })
  expect(sorted.faultsOf(2).size).toBe(0)
  expect(sortRows('students', rows, true)).toMatchObject({ faulty: [1, 2, 4], existing: [] })
})

test('rows are sent in requests of at most 200 rows and a limited size', () => {
  const sizesOf = (rows: ImportRow[]) => chunkRows(rows).map(({ start, rows: some }) => [start, some.length])
  expect(sizesOf(Array.from({ length: 450 }, () => ({ name: 'Omar' })))).toEqual([
    [0, 200],
    [200, 200],
    [400, 50],
  ])
  const long = { name: 'Omar', notes: 'x'.repeat(25_000) }
  expect(sizesOf([long, long, long])).toEqual([
    [0, 2],
    [2, 1],
  ])
  expect(toSentCells(draft({ name: 'Omar' }, { isLeftOut: true }))).toEqual({})
})

test('IDs are filled in from the first free one and keep its width', () => {
  const rows = [draft({ name: 'One' }), draft({ name: 'Two', std_id: 'S-1' }), draft({ name: 'Three' })]
  const filled = fillCodes(rows, { field: 'std_id', first: 'S-099', indexes: [0, 2] })
  expect(filled.map(({ cells }) => cells.std_id)).toEqual(['S-099', 'S-1', 'S-100'])
  expect(filled.map(({ check }) => check === undefined)).toEqual([true, false, true])
})

test('faults of saving are shown at their rows', () => {
  const rows = [draft({ name: 'One' }), draft({ name: 'Two' })]
  const faulty = withServerFaults(rows, { 'rows[1].std_id': ['This ID is taken.'], import: ['Something else'] })
  expect(faulty[0]).toBe(rows[0])
  expect(faulty[1]?.check?.faults).toEqual([{ field: 'std_id', message: 'This ID is taken.' }])
})
