import { expect, test } from 'vitest'
import type { Audited } from './Audited.ts'
import { judge } from './judge.ts'
import { table } from './table.ts'

const full: Audited = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstPaint: 1100,
  largestPaint: 1100,
  blocked: 0,
  shift: 0,
  missing: [],
}
const scored = (scores: Partial<Audited['scores']>): Audited => ({ ...full, scores: { ...full.scores, ...scores } })

test('performance counts by its median, all else in every run', () => {
  expect(judge([full, full, full])).toEqual([])
  expect(judge([full, scored({ performance: 90 }), full])).toEqual([])
  expect(judge([scored({ performance: 99 }), scored({ performance: 90 }), full])).toEqual([
    'has 99 of 100 in performance',
  ])
  expect(judge([full, full, scored({ seo: 92 })])).toEqual(['has 92 of 100 in seo'])
})

test('a page that was not measured is no full one', () => {
  expect(judge([])).toEqual(['was not measured'])
})

test('the table has all runs where they differ', () => {
  const lines = table([{ path: '/', runs: [full, scored({ performance: 90 }), scored({ performance: 97 })] }])
  expect(lines).toContain('97 (100, 90, 97)')
  expect(lines).toContain('1100')
})
