import { describe, expect, test } from 'vitest'
import type { Column } from './Column.ts'
import { foldText } from './foldText.ts'
import { createSearch, createSort, pageOf } from './tableRows.ts'

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

describe('search', () => {
  test.each([
    ['lesson', ['Lesson 10', 'lesson 2']],
    ['10 LESSON', ['Lesson 10']],
    ['elan', ['Élan']],
    ['  ', ['Lesson 10', 'lesson 2', 'Élan']],
    ['nothing', []],
    ['40', []],
  ])('%j', (search, found) => expect(names(createSearch<Row>()(rows, columns, search, 'en'))).toEqual(found))

  test('follows the words that the columns have by now', () => {
    const search = createSearch<Row>()
    const inWords = (word: string): Column<Row>[] => [
      { id: 'kind', header: 'Kind', cell: () => word, searchText: () => word },
    ]
    expect(names(search(rows, inWords('Course'), 'course', 'ur'))).toHaveLength(3)
    expect(names(search(rows, inWords('کورس'), 'course', 'ur'))).toEqual([])
    expect(names(search(rows, inWords('کورس'), 'کورس', 'ur'))).toHaveLength(3)
  })

  test.each([
    ['عائشہ', 'عائشه'],
    ['کتاب', 'كتاب'],
    ['علی', 'علي'],
    ['أحمد', 'احمد'],
    ['مُحَمَّد', 'محمد'],
    ['Qira’at', 'qiraat'],
  ])('%s is found by %s', (text, search) => expect(foldText(text)).toBe(foldText(search)))
})

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

describe('pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index)
  test.each([
    [1, 4, [0, 1, 2, 3], 1, 3],
    [3, 4, [8, 9], 3, 3],
    [9, 4, [8, 9], 3, 3],
    [0, 4, [0, 1, 2, 3], 1, 3],
  ])('page %s of %s', (page, size, shown, at, pages) =>
    expect(pageOf(ten, page, size)).toEqual({ rows: shown, page: at, pages }),
  )

  test('nothing has one page', () => expect(pageOf([], 1, 25)).toEqual({ rows: [], page: 1, pages: 1 }))
})
