import { type AuditResult, categories } from './AuditResult.ts'
import { median } from './median.ts'

const FULL = 100

/** What is wrong with the runs of a page: performance, which other work hits, counts by its median, the rest in each. */
export function findScoreFailures(runs: readonly AuditResult[]): string[] {
  if (runs.length === 0) return ['was not measured']
  return categories.flatMap((category) => {
    const scores = runs.map((run) => run.scores[category])
    const counted = category === 'performance' ? median(scores) : Math.min(...scores)
    return counted === FULL ? [] : [`has ${counted} of ${FULL} in ${category}`]
  })
}
