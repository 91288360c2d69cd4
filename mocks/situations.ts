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
  const flips: Flips = { situations: {}, delays: {} }
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue
    const [, key = '', value = '', delay] = /^([\w*]+)=(\w*)(?:@(\w+))?$/.exec(part) ?? []
    if (key === '')
      throw new FlipError(`“${part}” is no flip: write call=situation, delay=milliseconds or scenario=name.`)
    if (key === 'delay') flips.delays['*'] = readDelay(value)
    else if (key === 'scenario') flips.scenario = checkScenario(value)
    else {
      if (value !== '') flips.situations[key] = value
      if (delay !== undefined) flips.delays[key] = readDelay(delay)
    }
  }
  checkFlips(flips, operations)
  return flips
}

/** Throws a `FlipError` for a call, a situation or a scenario that doesn't exist. */
export function checkFlips({ situations, delays, scenario }: Flips, operations: readonly Operation[]): void {
  if (scenario !== undefined) checkScenario(scenario)
  for (const key of [...Object.keys(situations), ...Object.keys(delays)]) {
    if (key !== '*' && !operations.some(({ id }) => id === key)) throw new FlipError(`There is no call “${key}”.`)
  }
  for (const [key, situation] of Object.entries(situations)) {
    const meant = operations.filter(({ id }) => key === '*' || id === key)
    if (meant.some(({ examples }) => examples.has(situation))) continue
    const known = key === '*' ? '' : ` It has: ${[...(meant[0]?.examples.keys() ?? [])].join(', ')}.`
    throw new FlipError(`“${key}” has no situation “${situation}”.${known}`)
  }
}

function checkScenario(name: string): string {
  if (!(name in scenarios)) {
    throw new FlipError(`There is no scenario “${name}”. There is: ${Object.keys(scenarios).join(', ')}.`)
  }
  return name
}

function readDelay(text: string): number {
  const milliseconds = Number(text)
  if (text === '' || !Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > LONGEST_DELAY) {
    throw new FlipError(`“${text}” is no delay: write milliseconds from 0 to ${LONGEST_DELAY}.`)
  }
  return milliseconds
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
  const everywhere = ({ situations }: Flips) => {
    const name = situations['*']
    return name !== undefined && operation.examples.has(name) ? name : undefined
  }
  return {
    situation: first(
      (flips, scenario) => flips.situations[operation.id] ?? everywhere(flips) ?? scenario?.situationOf(operation),
    ),
    delay: first(({ delays }, scenario) => delays[operation.id] ?? delays['*'] ?? scenario?.delay) ?? 0,
    isMany: first((_, scenario) => scenario?.isMany) ?? false,
  }
}
