import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Lane } from './runLane.ts'
import type { Verdict } from './classifyRun.ts'

/** What became of a mutation in a lane. */
export type MutationResult = Verdict & { seconds: number }

/** The last result of each mutation in each lane, by the name of the mutation. */
export type MutationResults = Record<string, Partial<Record<Lane, MutationResult>>>

export function readMutationResults(file: string): MutationResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationResults) : {}
}

/** Adds a result to those in the file. All others stay, so that mutations can be run a few at a time. */
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
