import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Tally } from '../testRun/Tally.ts'
import { allowedUncovered } from './allowedUncovered.ts'
import { readCoveredResponses } from './readCoveredResponses.ts'
import {
  type ResponseCoverage,
  listResponseCoverage,
  formatCounts,
  isUncovered,
  formatResponseCoverage,
} from './formatResponseCoverage.ts'

/** Writes which tests exercised which answer to coverage/answers.md. Fails if an answer exists only as an example. */
export function reportResponseCoverage(reports: readonly string[], folderOfLists: string): Tally {
  const answers = listResponseCoverage(shapes, readCoveredResponses(reports, folderOfLists))
  const folder = join(root, 'coverage')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'answers.md'), formatResponseCoverage(answers))
  const faults = findUncovered(answers, allowedUncovered)
  console.log(
    `\nCovered by tests, of ${answers.length} responses in the contract: ${formatCounts(answers)} (coverage/answers.md)`,
  )
  if (faults.length > 0) console.log(`✗ ${faults.length} not covered: ${faults.join(', ')}`)
  if (faults.length === 0) return { passed: 1, failed: 0, failures: [] }
  return { passed: 0, failed: 1, failures: [`responses without a test: ${faults.join(', ')}`] }
}

/** Answers that are only an example, and are not among those that may be. */
export function findUncovered(answers: readonly ResponseCoverage[], leave: Record<string, string>): string[] {
  const only = answers.filter(isUncovered).map(({ call, status }) => `${call} ${status}`)
  return only.filter((name) => !(name in leave))
}
