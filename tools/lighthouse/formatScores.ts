import { type AuditResult, categories } from './AuditResult.ts'
import { median } from './median.ts'

export type PageRuns = { path: string; runs: readonly AuditResult[] }

const milliseconds = (value: number) => value.toFixed(0).padStart(8)

/** Of each page the median of its runs, with all of them behind where they differ. */
export function formatScores(lines: readonly PageRuns[]): string {
  return [
    `${''.padEnd(26)}${categories.map((name) => name.padStart(24)).join('')}     FCP     LCP     TBT    CLS (ms)`,
    ...lines.map(({ path, runs }) => {
      const scores = categories.map((category) => sayScores(runs.map((run) => run.scores[category])).padStart(24))
      const times = (['firstContentfulPaint', 'largestContentfulPaint', 'totalBlockingTime'] as const).map((name) =>
        milliseconds(median(runs.map((run) => run[name]))),
      )
      return `${path.padEnd(26)}${scores.join('')}${times.join('')}  ${median(runs.map(({ cumulativeLayoutShift }) => cumulativeLayoutShift)).toFixed(3)}`
    }),
  ].join('\n')
}

function sayScores(scores: readonly number[]): string {
  const isSame = new Set(scores).size === 1
  return isSame ? String(scores[0]) : `${median(scores)} (${scores.join(', ')})`
}
