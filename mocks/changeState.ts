import { FlipError } from './FlipError.ts'
import type { MockContext } from './MockContext.ts'
import { parseJson } from './readBody.ts'
import { readFlips } from './readFlips.ts'
import { type Flips, checkFlips, NO_FLIPS } from './flips.ts'

/** What is to be different: null takes something back, and what is not named stays. */
type Changes = {
  situations?: Record<string, string | null>
  delays?: Record<string, number | null>
  scenario?: string | null
  /** Flips as they are written in a header: `listCourses=serverError*2,typical`. */
  flip?: string
}

/** Sets flips for everybody: PATCH some of them, PUT all, DELETE takes all back. Throws a `FlipError` for what isn’t there. */
export function changeState(method: string, bytes: Buffer, { memory, state, upstream }: MockContext): void {
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const changes = method === 'DELETE' ? {} : toChanges(parseJson(bytes))
  const written = readFlips(changes.flip ?? '', choices)
  const before = method === 'PATCH' ? memory.flips : NO_FLIPS
  const scenario = written.scenario ?? (changes.scenario === undefined ? before.scenario : changes.scenario)
  const flips: Flips = {
    situations: merge(before.situations, changes.situations, written.situations),
    delays: merge(before.delays, changes.delays, written.delays),
    ...(scenario && { scenario }),
  }
  checkFlips(flips, choices)
  memory.flips = flips
  const isNamed = (key: string) => method !== 'PATCH' || key in { ...changes.situations, ...written.situations }
  // A sequence that is set once more begins anew.
  for (const sequence of memory.counts.keys()) {
    if (isNamed(sequence.split('=')[0] ?? '')) memory.counts.delete(sequence)
  }
  memory.emit('state')
}

function merge<Value>(...layers: (Record<string, Value | null> | undefined)[]): Record<string, Value> {
  const entries = layers.flatMap((layer) => Object.entries(layer ?? {}))
  // Those that were taken back, or set once more, count as they were named last.
  return Object.fromEntries([...new Map(entries)].flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}

function toChanges(body: unknown): Changes {
  const { situations = {}, delays = {}, scenario, flip } = body as Changes
  const hasOnly = (record: object, type: string) =>
    Object.values(record).every((value) => value === null || typeof value === type)
  const isName = (value: unknown) => value === undefined || value === null || typeof value === 'string'
  if (!hasOnly(situations, 'string') || !hasOnly(delays, 'number') || !isName(scenario) || !isName(flip))
    throw new FlipError(
      'situations, scenario and flip must be strings or null, delays numbers of milliseconds or null.',
    )
  return { situations, delays, ...(scenario !== undefined && { scenario }), ...(flip && { flip }) }
}
