import { describe, expect, test } from 'vitest'
import type { Column } from './Column.ts'
import { createSort } from './createSort.ts'

type Row = { name: string; price: number | null }

const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    searchText: ({ name }) => name,
  },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortValue: ({ price }) => price },
]
const rows: Row[] = [
  { name: 'Lesson 10', price: 5 },
  { name: 'lesson 2', price: null },
  { name: 'Élan', price: 40 },
]
const names = (found: readonly Row[]) => found.map(({ name }) => name)

describe('sort', () => {
  test.each([
    ['name', 'ascending', ['Élan', 'lesson 2', 'Lesson 10']],
    ['name', 'descending', ['Lesson 10', 'lesson 2', 'Élan']],
    ['price', 'ascending', ['Lesson 10', 'Élan', 'lesson 2']],
    ['price', 'descending', ['Élan', 'Lesson 10', 'lesson 2']],
    ['gone', 'ascending', ['Lesson 10', 'lesson 2', 'Élan']],
  ] as const)('%s %s', (column, direction, sorted) =>
    expect(names(createSort<Row>()(rows, columns, { column, direction }, 'en'))).toEqual(sorted),
  )

  test('follows the values that the columns have by now, and is kept while they stay', () => {
    const sort = createSort<Row>()
    const by = (order: readonly number[]): Column<Row>[] => [
      { id: 'name', header: 'Name', cell: () => '', sortValue: (row) => order[rows.indexOf(row)] ?? null },
    ]
    const ascending = { column: 'name', direction: 'ascending' } as const
    const first = sort(rows, by([2, 1, 3]), ascending, 'en')
    expect(names(first)).toEqual(['lesson 2', 'Lesson 10', 'Élan'])
    expect(sort(rows, by([2, 1, 3]), ascending, 'en')).toBe(first)
    expect(names(sort(rows, by([3, 2, 1]), ascending, 'en'))).toEqual(['Élan', 'lesson 2', 'Lesson 10'])
  })
})
