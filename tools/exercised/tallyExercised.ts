import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Tally } from '../testRun/Tally.ts'
import { onlyExamples } from './onlyExamples.ts'
import { readExercised } from './readExercised.ts'
import { type Answer, answersOf, countsOf, isOnlyExample, tableOfAnswers } from './tableOfAnswers.ts'

/** Writes which tests exercised which answer to coverage/answers.md. Fails if an answer exists only as an example. */
export function tallyExercised(reports: readonly string[], folderOfLists: string): Tally {
  const answers = answersOf(shapes, readExercised(reports, folderOfLists))
  const folder = join(root, 'coverage')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'answers.md'), tableOfAnswers(answers))
  const faults = faultsOf(answers, onlyExamples)
  console.log(`\nOf ${answers.length} answers of the contract exercised: ${countsOf(answers)} (coverage/answers.md)`)
  if (faults.length > 0) console.log(`✗ ${faults.length} only as an example: ${faults.join(', ')}`)
  if (faults.length === 0) return { passed: 1, failed: 0, failures: [] }
  return { passed: 0, failed: 1, failures: [`answers that are only an example: ${faults.join(', ')}`] }
}

/** Answers that are only an example, and are not among those that may be. */
export function faultsOf(answers: readonly Answer[], leave: Record<string, string>): string[] {
  const only = answers.filter(isOnlyExample).map(({ call, status }) => `${call} ${status}`)
  return only.filter((name) => !(name in leave))
}
