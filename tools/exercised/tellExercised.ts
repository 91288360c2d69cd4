import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Tally } from '../tally.ts'
import { onlyExamples } from './onlyExamples.ts'
import { readExercised } from './readExercised.ts'
import { type Answer, answersOf, countsOf, isOnlyExample, tableOfAnswers } from './tableOfAnswers.ts'

/** Writes who exercised which answer, and says in a line or two whether there is one that only an example knows. */
export function tellExercised(reports: string): Tally {
  const answers = answersOf(shapes, readExercised(reports))
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
