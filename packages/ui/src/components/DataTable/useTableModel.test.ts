import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Column, TableSort } from './Column.ts'
import { useTableModel } from './useTableModel.ts'

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

type RenderInput<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  sort?: TableSort
  page?: number
  pageSize?: number
}

/** Returns the hook's results of consecutive renders. */
function renderModels<Row>(renders: readonly RenderInput<Row>[]) {
  const models: ReturnType<typeof useTableModel<Row>>[] = []
  function Reader() {
    const [at, setAt] = useState(0)
    const { rows, columns, sort, page = 1, pageSize = 25 } = renders[at]!
    const state = { search: '', page, pageSize, sort }
    models.push(useTableModel({ rows, columns, state, onChange: () => undefined, pageCount: undefined, locale: 'en' }))
    if (at + 1 < renders.length) setAt(at + 1)
    return null
  }
  renderToStaticMarkup(createElement(Reader))
  return models
}

describe('sort', () => {
  test.each([
    ['name', 'ascending', ['Élan', 'lesson 2', 'Lesson 10']],
    ['name', 'descending', ['Lesson 10', 'lesson 2', 'Élan']],
    ['price', 'ascending', ['Lesson 10', 'Élan', 'lesson 2']],
    ['price', 'descending', ['Élan', 'Lesson 10', 'lesson 2']],
    ['gone', 'ascending', ['Lesson 10', 'lesson 2', 'Élan']],
  ] as const)('by %s %s orders all rows', (column, direction, sorted) => {
    const [model] = renderModels([{ rows, columns, sort: { column, direction } }])
    expect(names(model!.all)).toEqual(sorted)
  })

  test('uses the current sort values of the columns', () => {
    const by = (order: readonly number[]): Column<Row>[] => [
      { id: 'name', header: 'Name', cell: () => '', sortValue: (row) => order[rows.indexOf(row)] ?? null },
    ]
    const sort = { column: 'name', direction: 'ascending' } as const
    const [first, second] = renderModels([
      { rows, columns: by([2, 1, 3]), sort },
      { rows, columns: by([3, 2, 1]), sort },
    ])
    expect(names(first!.all)).toEqual(['lesson 2', 'Lesson 10', 'Élan'])
    expect(names(second!.all)).toEqual(['Élan', 'lesson 2', 'Lesson 10'])
  })

  test('returns the same array for unchanged rows, columns and order', () => {
    const input = { rows, columns, sort: { column: 'name', direction: 'ascending' } as const }
    const [first, second] = renderModels([input, input])
    expect(second!.all).toBe(first!.all)
  })
})

describe('pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index)
  test.each([
    [1, 4, [0, 1, 2, 3], 1, 3],
    [3, 4, [8, 9], 3, 3],
    [9, 4, [8, 9], 3, 3],
    [0, 4, [0, 1, 2, 3], 1, 3],
  ])('page %s with size %s shows %j', (page, pageSize, shown, at, pages) => {
    const [model] = renderModels<number>([{ rows: ten, columns: [], page, pageSize }])
    expect(model!.shown).toEqual(shown)
    expect(model!.table.state.pagination.pageIndex + 1).toBe(at)
    expect(model!.table.getPageCount()).toBe(pages)
  })

  test('no rows give one empty page', () => {
    const [model] = renderModels<number>([{ rows: [], columns: [] }])
    expect(model!.shown).toEqual([])
    expect(model!.table.getPageCount()).toBe(1)
  })
})
