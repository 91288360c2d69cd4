import { expect, test } from 'vitest'
import type { Column } from './Column.ts'
import { nextPlanWidth, planColumns } from './planColumns.ts'

const column = (id: string, own: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  cell: (row) => row,
  least: 10,
  ...own,
})
const columns = [
  column('code', { priority: 'subtitle' }),
  column('name', { isRowHeader: true }),
  column('phone'),
  column('email'),
  column('status', { priority: 'meta' }),
  column('actions', { isAction: true, least: 9 }),
]
const told = (width: number, extra = 0) => {
  const plan = planColumns(columns, width, extra)
  return plan.kind === 'rows' ? 'rows' : plan.folded.map(({ id }) => id).join(' ')
}

test.each([
  [100, 0, ''],
  [59, 0, ''],
  [58.9, 0, 'email'],
  [52.25, 0, 'email'],
  [52, 0, 'phone email'],
  [42.25, 0, 'phone email'],
  [42, 0, 'code phone email'],
  [39.9, 0, 'rows'],
  [20, 0, 'rows'],
  [100, 1, 'email'],
  [58.9, 1, 'phone email'],
  [58.9, 2, 'code phone email'],
  [58.9, 3, 'rows'],
])('in %s rem, with %s more than planned, “%s” is folded away', (width, extra, folded) =>
  expect(told(width, extra)).toBe(folded),
)

test('a table of little fits where a larger one doesn’t', () => {
  const two = columns.filter(({ id }) => id === 'name' || id === 'actions')
  expect(planColumns(two, 32)).toEqual({ kind: 'table', shown: two, folded: [] })
  expect(planColumns(two, 29)).toEqual({ kind: 'rows' })
})

test.each([
  ['narrows at once', 800, 799, 799],
  ['ignores the width of a scrollbar', 785, 800, 785],
  ['ignores the scrollbar of a page zoomed out to half', 770, 800, 770],
  ['widens by more than a scrollbar', 767, 800, 800],
])('nextPlanWidth %s', (_rule, planned, width, next) => expect(nextPlanWidth(planned, width)).toBe(next))
