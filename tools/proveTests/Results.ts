import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Lane } from './runLane.ts'
import type { Verdict } from './verdictOf.ts'

/** What became of a mutation in a lane. */
export type Result = Verdict & { seconds: number }

/** The last result of each mutation in each lane, by the name of the mutation. */
export type Results = Record<string, Partial<Record<Lane, Result>>>

export function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
}

/** Adds a result to those in the file. All others stay, so that mutations can be run a few at a time. */
export function keepResult(file: string, name: string, lane: Lane, result: Result): void {
  const results = readResults(file)
  mkdirSync(dirname(file), { recursive: true })
  const kept: Results = { ...results, [name]: { ...results[name], [lane]: result } }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

type Difference = {
  /** Mutations that one lane catches and the other doesn't. */
  onlyFast: string[]
  onlyAll: string[]
  /** Mutations that were never run in the fast lane. */
  unknown: string[]
}

/** Compares what was just run with all tests to what the fast lane said of the same mutations. */
export function compareLanes(names: readonly string[], results: Results): Difference {
  const isCaught = (name: string, lane: Lane) => results[name]?.[lane]?.result === 'caught'
  const known = names.filter((name) => results[name]?.fast !== undefined)
  return {
    onlyFast: known.filter((name) => isCaught(name, 'fast') && !isCaught(name, 'all')),
    onlyAll: known.filter((name) => isCaught(name, 'all') && !isCaught(name, 'fast')),
    unknown: names.filter((name) => !known.includes(name)),
  }
}
