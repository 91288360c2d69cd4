import type { Operation } from './contract.ts'
import type { Scenario } from './scenarios.ts'
import { scenarios } from './scenarios.ts'

/** How calls are to be answered: by name of an example, by scenario, later than usual. `*` stands for every call. */
export type Flips = {
  situations: Record<string, string>
  /** Milliseconds. */
  delays: Record<string, number>
  scenario?: string | undefined
}

export const NO_FLIPS: Flips = { situations: {}, delays: {} }

const LONGEST_DELAY = 60_000

/** A flip that can't be understood; the message says what there would have been. */
export class FlipError extends Error {}

/**
 * Reads `listCourses=empty, saveCourse=serverError@1500, delay=300, scenario=newSchool`: a comma between flips, and
 * after an `@` the milliseconds by which that call is late.
 */
export function readFlips(text: string, operations: readonly Operation[]): Flips {
  // Without a prototype, so that no name of a call is there before it is given.
  const flips: Flips = {
    situations: Object.create(null) as Record<string, string>,
    delays: Object.create(null) as Record<string, number>,
  }
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue
    const [, key = '', value = '', delay] = /^([\w*]+)=(\w*)(?:@(\w+))?$/.exec(part) ?? []
    if (key === '')
      throw new FlipError(`“${part}” is no flip: write call=situation, delay=milliseconds or scenario=name.`)
    if (key === 'delay') flips.delays['*'] = readDelay(value)
    else if (key === 'scenario') flips.scenario = value
    else {
      if (value !== '') flips.situations[key] = value
      if (delay !== undefined) flips.delays[key] = readDelay(delay)
    }
  }
  checkFlips(flips, operations)
  return flips
}

/** Throws a `FlipError` for a call, a situation or a scenario that doesn't exist, and for a delay that is none. */
export function checkFlips({ situations, delays, scenario }: Flips, operations: readonly Operation[]): void {
  if (scenario !== undefined && !Object.hasOwn(scenarios, scenario)) {
    throw new FlipError(`There is no scenario “${scenario}”. There is: ${Object.keys(scenarios).join(', ')}.`)
  }
  for (const key of [...Object.keys(situations), ...Object.keys(delays)]) {
    if (key === '*' || operations.some(({ id }) => id === key)) continue
    throw new FlipError(`There is no call “${key}”. There is: ${operations.map(({ id }) => id).join(', ')}.`)
  }
  for (const delay of Object.values(delays)) checkDelay(delay, String(delay))
  for (const [key, situation] of Object.entries(situations)) {
    const meant = operations.filter(({ id }) => key === '*' || id === key)
    if (meant.some(({ examples }) => examples.has(situation))) continue
    const known = key === '*' ? '' : ` It has: ${[...(meant[0]?.examples.keys() ?? [])].join(', ')}.`
    throw new FlipError(`“${key}” has no situation “${situation}”.${known}`)
  }
}

function readDelay(text: string): number {
  return checkDelay(text === '' ? Number.NaN : Number(text), text)
}

function checkDelay(milliseconds: number, text: string): number {
  if (Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= LONGEST_DELAY) return milliseconds
  throw new FlipError(`“${text}” is no delay: write milliseconds from 0 to ${LONGEST_DELAY}.`)
}

type Plan = { situation?: string | undefined; delay: number; isMany: boolean }

/** What holds for one call; the first of the layers that says something wins. */
export function planOf(operation: Operation, layers: readonly Flips[]): Plan {
  const first = <T>(read: (flips: Flips, scenario: Scenario | undefined) => T | undefined): T | undefined => {
    for (const flips of layers) {
      const found = read(flips, flips.scenario === undefined ? undefined : scenarios[flips.scenario])
      if (found !== undefined) return found
    }
    return undefined
  }
  // A star doesn't fit every call, and an edit of the contract may have taken an example away since it was chosen.
  const ifThere = (name: string | undefined) => (name !== undefined && operation.examples.has(name) ? name : undefined)
  return {
    situation: first(
      ({ situations }, scenario) =>
        ifThere(situations[operation.id]) ?? ifThere(situations['*']) ?? scenario?.situationOf(operation),
    ),
    delay: first(({ delays }, scenario) => delays[operation.id] ?? delays['*'] ?? scenario?.delay) ?? 0,
    isMany: first((_, scenario) => scenario?.isMany) ?? false,
  }
}
