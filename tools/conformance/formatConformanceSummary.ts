import { listOperations } from './Profile.ts'
import type { ConformanceReport } from './runConformance.ts'

/** How many of the stories that a backend can be held to went well. */
export function computeScore({ outcomes }: Pick<ConformanceReport, 'outcomes'>): { passed: number; of: number } {
  const held = outcomes.filter(({ result }) => result !== 'not offered')
  return { passed: held.filter(({ result }) => result === 'passed').length, of: held.length }
}

/** What was proved, in lines: the calls that no story came to, what stays behind, and the score as the last. */
export function formatConformanceSummary(proof: ConformanceReport): string[] {
  const { passed, of } = computeScore(proof)
  const all = listOperations(proof.profile)
  const missed = all.filter((id) => ![...proof.exercised].some((one) => one === id))
  return [
    `${proof.exercised.size} of ${all.length} API calls were exercised.`,
    ...(missed.length > 0 ? [`Not exercised: ${missed.join(', ')}.`] : []),
    ...proof.notDeleted.map((what) => `Not deleted: ${what}`),
    `${passed} of ${of}`,
  ]
}
