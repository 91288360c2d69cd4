import { expect, test } from 'vitest'
import { layoutColumns } from './layoutColumns.ts'

const size = { width: 320, height: 200 }
const edges = { start: 40, top: 10, bottom: 30 }
const points = [
  { id: 'Jan', values: [3, 1] },
  { id: 'Feb', values: [0, 0] },
  { id: 'Mar', values: [6, 2] },
]

// proves X51
test('layoutColumns stacks parts with heights proportional to their values', () => {
  const layout = layoutColumns(points, 'ltr', size, edges)!
  const heights = layout.columns.map(({ parts }) => parts.map(({ height }) => height))
  expect(heights).toEqual([
    [60, 20],
    [0, 0],
    [120, 40],
  ])
  const [lower, upper] = layout.columns[2]!.parts
  expect(lower!.y + lower!.height).toBe(layout.base)
  expect(upper!.y + upper!.height).toBe(lower!.y)
  expect(layout.ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8])
})

// proves X51
test('layoutColumns mirrors the chart for right-to-left languages', () => {
  const [ltr, rtl] = (['ltr', 'rtl'] as const).map((direction) => layoutColumns(points, direction, size, edges)!)
  for (const [index, { x, width }] of ltr!.columns.entries()) {
    expect(rtl!.columns[index]!.x).toBeCloseTo(size.width - x - width)
  }
  expect([rtl!.from, rtl!.to]).toEqual([0, 280])
})

test('layoutColumns lays out a single point, and returns undefined for only zeros or no points', () => {
  expect(layoutColumns([{ id: 'one', values: [1] }], 'ltr', size, edges)?.ticks.map(({ value }) => value)).toEqual([
    0, 1,
  ])
  expect(layoutColumns([{ id: 'one', values: [0] }], 'ltr', size, edges)).toBeUndefined()
  expect(layoutColumns([], 'ltr', size, edges)).toBeUndefined()
})
