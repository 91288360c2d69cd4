import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Lane, Verdict } from './runTests.ts'
import { type Mutation, kinds } from './applyMutation.ts'

/** The result of a mutation in a lane. */
export type MutationResult = Verdict & { seconds: number }

/** The last result of each mutation in each lane, by the name of the mutation. */
type MutationResults = Record<string, Partial<Record<Lane, MutationResult>>>

export function readMutationResults(file: string): MutationResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationResults) : {}
}

/** Adds a result to those in the file. Others stay, so that mutations can be run a few at a time. */
export function saveResult(file: string, name: string, lane: Lane, result: MutationResult): void {
  const results = readMutationResults(file)
  mkdirSync(dirname(file), { recursive: true })
  // The complete lane only runs after the fast one: its earlier result is outdated by a new one of the fast lane.
  const kept: MutationResults = {
    ...results,
    [name]: lane === 'fast' ? { fast: result } : { ...results[name], all: result },
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

export type TestedMutation = { mutation: Mutation; result: MutationResult }

export const laneNames: Record<Lane, string> = { fast: 'npm test', all: 'npm run test:all' }

export const isSurvivor = ({ result }: TestedMutation): boolean => result.result === 'survived'

/** Column widths. */
type Widths = { name: number; kind: number }

export function getColumnWidths(mutations: readonly Mutation[]): Widths {
  return {
    name: Math.max(...mutations.map(({ name }) => name.length)),
    kind: Math.max(...kinds.map((kind) => kind.length)),
  }
}

/** A line of the table: name, kind, result, seconds, and the test that caught it. */
export function formatRow({ mutation, result: { result, by, seconds } }: TestedMutation, widths: Widths): string {
  const mark = result === 'caught' ? '✓' : '✗'
  const cells = [
    mutation.name.padEnd(widths.name),
    mutation.kind.padEnd(widths.kind),
    result.padEnd('survived'.length),
    `${seconds.toFixed(0)} s`.padStart('1000 s'.length),
    by,
  ]
  return `${mark} ${cells.join('  ')}`.trimEnd()
}

/** The summary: how many the fast lane caught, which only the complete lane caught, and the survivors. */
export function formatMutationSummary(fast: readonly TestedMutation[], complete: readonly TestedMutation[]): string[] {
  const caught = fast.filter((one) => !isSurvivor(one)).length
  const onlyComplete = complete.filter((one) => !isSurvivor(one)).map(({ mutation }) => mutation.name)
  const survivors = complete.filter(isSurvivor).map(({ mutation }) => mutation)
  return [
    `${caught} of ${fast.length} caught by ${laneNames.fast}, ${caught + onlyComplete.length} by ${laneNames.all}`,
    ...(onlyComplete.length > 0 ? [`Caught by ${laneNames.all} only: ${onlyComplete.join(', ')}`] : []),
    ...survivors.map(({ name, file, effect }) => `✗ ${name} (${file}): ${effect}`),
  ]
}
