import { describe, expect, test } from 'vitest'
import type { Column } from './Column.ts'
import { createCsvTable, maskColumns, getVisibleColumns } from './visibleColumns.ts'

type Row = { name: string; email: string; price: number | null }

const name: Column<Row> = { id: 'name', header: 'Name', cell: (row) => row.name, searchText: (row) => row.name }
const email: Column<Row> = {
  id: 'email',
  header: 'E-mail',
  mask: 'email',
  cell: (row) => row.email,
  sortValue: (row) => row.email,
  searchText: (row) => row.email,
}
const price: Column<Row> = {
  id: 'price',
  header: 'Price',
  cell: (row) => row.price,
  sortValue: (row) => row.price,
}
const actions: Column<Row> = { id: 'actions', header: 'Actions', isAction: true, cell: () => null, csvValue: () => 'x' }
const picture: Column<Row> = { id: 'picture', header: 'Image', cell: () => null }
const rows: Row[] = [{ name: 'Zaynab', email: 'z@maktab.org', price: null }]
const ids = (columns: readonly Column<Row>[]) => columns.map(({ id }) => id)

describe('hidden columns', () => {
  const named = [{ ...name, isRowHeader: true }, email, price, actions]
  test.each([
    [undefined, ['name', 'email', 'price', 'actions']],
    [['email'], ['name', 'price', 'actions']],
    [
      ['name', 'actions', 'gone'],
      ['name', 'email', 'price', 'actions'],
    ],
    [
      ['email', 'price'],
      ['name', 'actions'],
    ],
  ])('getVisibleColumns without %j', (hidden, shown) => expect(ids(getVisibleColumns(named, hidden))).toEqual(shown))

  test('at least one data column stays visible', () =>
    expect(ids(getVisibleColumns([email, price, actions], ['email', 'price']))).toEqual(['email', 'actions']))
})

describe('createCsvTable', () => {
  test('exports searchable and sortable columns, but neither actions nor pictures', () =>
    expect(createCsvTable([name, picture, price, actions], rows)).toEqual({
      headers: ['Name', 'Price'],
      phones: [],
      rows: [['Zaynab', '']],
    }))

  test('prefers csvValue', () =>
    expect(createCsvTable([{ ...price, csvValue: () => 'Free' }], rows).rows).toEqual([['Free']]))

  test('exports masks while privacy is on', () => {
    expect(createCsvTable(maskColumns([name, email], true), rows).rows).toEqual([['Zaynab', '•••••@•••••']])
    expect(createCsvTable(maskColumns([name, email], false), rows).rows).toEqual([['Zaynab', 'z@maktab.org']])
  })
})

test('maskColumns removes searchText and sortValue of masked columns', () => {
  const [open, masked] = maskColumns([name, email], true)
  expect(open).toBe(name)
  expect(masked).not.toHaveProperty('searchText')
  expect(masked).not.toHaveProperty('sortValue')
})
