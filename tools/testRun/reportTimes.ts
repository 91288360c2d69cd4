import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { TimedTest } from './readReport.ts'

/** A part of a run: a task of turbo.json with the number of its tests. */
export type TimedTask = { name: string; seconds: number; isCached: boolean; tests: number }
type Times = { lane: string; seconds: number; parts: TimedTask[]; slowest: TimedTest[] }

const SLOWEST = 100
const PRINTED = 10

const secondsOf = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9)

/** The table at the end of a run: each part, then the slowest tests. */
export function formatTimes({ lane, seconds, parts, slowest }: Times): string {
  const rows = parts.map(({ name, seconds: own, isCached, tests }) => {
    const count = tests > 0 ? `${tests} tests` : ''
    return `${isCached ? '   cached' : secondsOf(own)}  ${name.padEnd(34)} ${count.padStart(11)}`
  })
  const tests = slowest.slice(0, PRINTED).map((test) => `${secondsOf(test.seconds)}  ${test.name.slice(0, 140)}`)
  const listed = tests.length > 0 ? ['', 'Slowest tests (more in coverage/times.json):', ...tests] : []
  return ['', `Duration of ${lane}: ${seconds.toFixed(0)} s in total`, ...rows, ...listed].join('\n')
}

/** Prints the times of a run and writes them, with the hundred slowest tests, to coverage/times.json. */
export function reportTimes({ tests, ...run }: Omit<Times, 'slowest'> & { tests: readonly TimedTest[] }): void {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  const times = { ...run, parts: run.parts.toSorted((one, other) => other.seconds - one.seconds), slowest }
  const folder = join(root, 'coverage')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'times.json'), `${JSON.stringify(times, null, 2)}\n`)
  console.log(formatTimes(times))
}
