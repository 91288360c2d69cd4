import { expect, test } from 'vitest'
import { type AuditResult, findScoreFailures, formatScores } from './auditPage.ts'

const full: AuditResult = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstContentfulPaint: 1100,
  largestContentfulPaint: 1100,
  totalBlockingTime: 0,
  cumulativeLayoutShift: 0,
  failedAudits: [],
}
const scored = (scores: Partial<AuditResult['scores']>): AuditResult => ({
  ...full,
  scores: { ...full.scores, ...scores },
})

test('performance is judged by its median, other categories by every run', () => {
  expect(findScoreFailures([full, full, full])).toEqual([])
  expect(findScoreFailures([full, scored({ performance: 90 }), full])).toEqual([])
  expect(findScoreFailures([scored({ performance: 99 }), scored({ performance: 90 }), full])).toEqual([
    'has 99 of 100 in performance',
  ])
  expect(findScoreFailures([full, full, scored({ seo: 92 })])).toEqual(['has 92 of 100 in seo'])
})

test('a page without measurements fails', () => {
  expect(findScoreFailures([])).toEqual(['was not measured'])
})

test('the table lists all runs if they differ', () => {
  const lines = formatScores([{ path: '/', runs: [full, scored({ performance: 90 }), scored({ performance: 97 })] }])
  expect(lines).toContain('97 (100, 90, 97)')
  expect(lines).toContain('1100')
})
