import { type Mutation, kinds } from './Mutation.ts'
import { type Result, type Results, compareLanes } from './Results.ts'
import type { Lane } from './runLane.ts'

export type Proved = { mutation: Mutation; result: Result }

const laneNames: Record<Lane, string> = { fast: 'the fast lane', all: 'test:all' }

/** How wide each column is. */
type Widths = { name: number; kind: number }

export function widthsOf(mutations: readonly Mutation[]): Widths {
  return {
    name: Math.max(...mutations.map(({ name }) => name.length)),
    kind: Math.max(...kinds.map((kind) => kind.length)),
  }
}

/** A line of the table: name, kind, result, seconds, and the test that caught it. */
export function rowOf({ mutation, result: { result, by, seconds } }: Proved, widths: Widths): string {
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

/** What stands below the table: how many were caught, each that survived, and what only one lane catches. */
export function closingLines(proved: readonly Proved[], lane: Lane, results: Results): string[] {
  const survivors = proved.filter(({ result }) => result.result === 'survived').map(({ mutation }) => mutation)
  const caught = proved.length - survivors.length
  return [
    `${caught} of ${proved.length} caught by ${laneNames[lane]}`,
    ...survivors.map(({ name, file, symptom }) => `✗ ${name} (${file}): ${symptom}`),
    ...(lane === 'all' ? differences(proved, results) : []),
  ]
}

function differences(proved: readonly Proved[], results: Results): string[] {
  const names = proved.map(({ mutation }) => mutation.name)
  const { onlyFast, onlyAll, unknown } = compareLanes(names, results)
  const line = (words: string, some: readonly string[]) => (some.length > 0 ? [`${words}: ${some.join(', ')}`] : [])
  return [
    ...line('Caught by the fast lane only', onlyFast),
    ...line('Caught by test:all only', onlyAll),
    ...line('Not run in the fast lane yet', unknown),
  ]
}
