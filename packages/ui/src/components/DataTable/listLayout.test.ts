import { expect, test } from 'vitest'
import type { Column } from './Column.ts'
import { nextPlanWidth, planColumns } from './listLayout.ts'

const column = (id: string, options: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  cell: (row) => row,
  minWidth: 10,
  ...options,
})
const columns = [
  column('code', { priority: 'subtitle' }),
  column('name', { isRowHeader: true }),
  column('phone'),
  column('email'),
  column('status', { priority: 'meta', isExtra: true }),
  column('actions', { isAction: true, minWidth: 9, minWidthRoomy: 12 }),
]
const layoutIn = (width: number, extraSteps = 0) => {
  const plan = planColumns(columns, width, extraSteps)
  return plan.kind === 'rows' ? 'rows' : [plan.density, ...plan.folded.map(({ id }) => id)].join(' ')
}

test.each([
  [100, 0, 'roomy'],
  [74.5, 0, 'roomy'],
  [74.4, 0, 'dense'],
  [59, 0, 'dense'],
  [58.9, 0, 'dense status'],
  [51.75, 0, 'dense status'],
  [51.7, 0, 'dense email status'],
  [41.75, 0, 'dense email status'],
  [41.7, 0, 'dense phone email status'],
  [39.9, 0, 'rows'],
  [20, 0, 'rows'],
  [100, 1, 'dense'],
  [100, 2, 'dense status'],
  [58.9, 1, 'dense email status'],
  [58.9, 3, 'dense code phone email status'],
  [58.9, 4, 'rows'],
])('planColumns in %s rem with %s extra steps chooses “%s”', (width, extraSteps, layout) =>
  expect(layoutIn(width, extraSteps)).toBe(layout),
)

test('planColumns keeps a table with few columns in narrow lists', () => {
  const two = columns.filter(({ id }) => id === 'name' || id === 'actions')
  expect(planColumns(two, 32)).toEqual({ kind: 'table', density: 'roomy', shown: two, folded: [] })
  expect(planColumns(two, 30)).toEqual({ kind: 'table', density: 'roomy', shown: two, folded: [] })
  expect(planColumns(two, 29)).toEqual({ kind: 'rows' })
})

test('planColumns adds the width of pictures in roomy tables', () => {
  const faces = [column('name', { isRowHeader: true, minWidth: 30, picture: () => null })]
  expect(planColumns(faces, 38.5)).toMatchObject({ density: 'roomy' })
  expect(planColumns(faces, 38.4)).toMatchObject({ density: 'dense' })
})

test.each([
  ['narrows at once', 800, 799, 799],
  ['ignores the width of a scrollbar', 785, 800, 785],
  ['ignores the scrollbar of a page zoomed out to half', 770, 800, 770],
  ['widens by more than a scrollbar', 767, 800, 800],
])('nextPlanWidth %s', (_rule, planned, width, next) => expect(nextPlanWidth(planned, width)).toBe(next))
