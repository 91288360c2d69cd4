import type { Operation } from './readContract.ts'
import { type Scenario, scenarios } from './scenarios.ts'

/** A flip that can't be understood; the message says what there would have been. */
export class FlipError extends Error {}

/** One answer of a sequence, given so often; without a number, from then on. */
type Step = { name: string; times: number }

/** `serverError*2,typical` in steps; one that says nothing counts once, and for ever where it is the last. */
export function parseSequence(text: string): Step[] {
  return text.split(',').map((part, index, parts) => {
    const [name = '', times] = part.split('*')
    const usual = index === parts.length - 1 ? Number.POSITIVE_INFINITY : 1
    return { name, times: times === undefined ? usual : Number(times) }
  })
}

/** The answer to a call that was asked so often before; nothing where the sequence has run out. */
export function findStep(steps: readonly Step[], asked: number): string | undefined {
  let passed = 0
  for (const { name, times } of steps) {
    passed += times
    if (asked < passed) return name
  }
  return undefined
}

/** How calls are to be answered: by name of an example, by scenario, later than usual. `*` stands for every call. */
export type Flips = {
  /** Each a name, or names in turn: `serverError*2,typical`. */
  situations: Record<string, string>
  /** Milliseconds. */
  delays: Record<string, number>
  scenario?: string | undefined
}

export const NO_FLIPS: Flips = { situations: {}, delays: {} }

/** No examples: as the mock answers by itself, and as the backend behind it does. */
const ways: ReadonlySet<string> = new Set(['mock', 'upstream'])

/** What there is to choose from. */
export type FlipChoices = { operations: readonly Operation[]; hasUpstream: boolean }

const MAX_DELAY = 60_000
const MAX_REPEATS = 1000

/** Throws a `FlipError` for a call, a situation or a scenario that doesn't exist, and for a delay that is none. */
export function checkFlips({ situations, delays, scenario }: Flips, { operations, hasUpstream }: FlipChoices): void {
  if (scenario !== undefined && !Object.hasOwn(scenarios, scenario)) {
    throw new FlipError(`Unknown scenario “${scenario}”. Choose from: ${Object.keys(scenarios).join(', ')}.`)
  }
  if (scenario !== undefined && hasUpstream && scenarios[scenario]?.isMany) {
    throw new FlipError(
      `The scenario “${scenario}” repeats rows of examples, so it can’t be used in front of a backend.`,
    )
  }
  for (const key of [...Object.keys(situations), ...Object.keys(delays)]) {
    if (key === '*' || operations.some(({ id }) => id === key)) continue
    throw new FlipError(`Unknown call “${key}”. Choose from: ${operations.map(({ id }) => id).join(', ')}.`)
  }
  for (const delay of Object.values(delays)) checkDelay(delay)
  for (const [key, text] of Object.entries(situations)) {
    const meant = operations.filter(({ id }) => key === '*' || id === key)
    for (const { name, times } of parseSequence(text)) {
      const isCounted = times === Number.POSITIVE_INFINITY || (Number.isInteger(times) && times > 0)
      if (!isCounted || (times > MAX_REPEATS && times !== Number.POSITIVE_INFINITY)) {
        throw new FlipError(
          `“${key}=${text}” is not a valid sequence: put a number from 1 to ${MAX_REPEATS} after each *.`,
        )
      }
      if (name === 'upstream' && !hasUpstream) throw new FlipError('“upstream” needs a backend: set MOCK_UPSTREAM.')
      if (ways.has(name) || meant.some(({ examples }) => examples.has(name))) continue
      const known = key === '*' ? '' : ` Choose from: ${[...(meant[0]?.examples.keys() ?? [])].join(', ')}.`
      throw new FlipError(`“${key}” has no example “${name}”.${known}`)
    }
  }
}

function checkDelay(milliseconds: number, text = String(milliseconds)): number {
  if (Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= MAX_DELAY) return milliseconds
  throw new FlipError(`“${text}” is not a valid delay: use milliseconds from 0 to ${MAX_DELAY}.`)
}

export type ResponsePlan = { situation?: string | undefined; delay: number; isMany: boolean }

/** Whether one of the layers leaves only the specification. */
export function isSpecOnly(layers: readonly Flips[]): boolean {
  return layers.some(({ scenario }) => scenario !== undefined && scenarios[scenario]?.isSpecOnly)
}

/**
 * What holds for one call; the first of the layers that says something wins. `askedBefore` counts sequences. Where only
 * the specification is left, a star and a scenario mean no extension, but its own name does.
 */
export function resolvePlan(
  operation: Operation,
  layers: readonly Flips[],
  askedBefore: (sequence: string) => number = () => 0,
): ResponsePlan {
  const first = <T>(read: (flips: Flips, scenario: Scenario | undefined) => T | undefined): T | undefined => {
    for (const flips of layers) {
      const found = read(flips, flips.scenario === undefined ? undefined : scenarios[flips.scenario])
      if (found !== undefined) return found
    }
    return undefined
  }
  // A star doesn't fit every call, and an edit of the contract may have taken an example away since it was chosen.
  const ifThere = (name: string | undefined) =>
    name !== undefined && (ways.has(name) || operation.examples.has(name)) ? name : undefined
  const chosen = ({ situations }: Flips, key: string) => {
    const steps = situations[key] === undefined ? [] : parseSequence(situations[key])
    const fits = steps.some(({ name }) => operation.examples.has(name)) || steps.every(({ name }) => ways.has(name))
    if (steps.length === 0 || !fits) return undefined
    const isSequence = steps.some(({ times }) => times !== Number.POSITIVE_INFINITY)
    return ifThere(findStep(steps, isSequence ? askedBefore(`${key}=${situations[key]}`) : 0))
  }
  const isNamedOnly = operation.isExtension && isSpecOnly(layers)
  const ofAll = (flips: Flips, scenario: Scenario | undefined) =>
    isNamedOnly ? undefined : (chosen(flips, '*') ?? scenario?.situationOf(operation))
  return {
    situation: first((flips, scenario) => chosen(flips, operation.id) ?? ofAll(flips, scenario)),
    delay: first(({ delays }, scenario) => delays[operation.id] ?? delays['*'] ?? scenario?.delay) ?? 0,
    isMany: first((_, scenario) => scenario?.isMany) ?? false,
  }
}

/**
 * Reads `listCourses=empty, saveCourse=serverError@1500, delay=300, scenario=newSchool`: a comma between flips, and
 * after an `@` the milliseconds by which that call is late. A name without a call goes on with the sequence before it:
 * `listCourses=serverError*2,typical`.
 */
export function readFlips(text: string, choices: FlipChoices): Flips {
  // Without a prototype, so that no name of a call is there before it is given.
  const flips: Flips = {
    situations: Object.create(null) as Record<string, string>,
    delays: Object.create(null) as Record<string, number>,
  }
  let call: string | undefined
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue
    const before = call === undefined ? undefined : flips.situations[call]
    if (call !== undefined && before !== undefined && /^\w+(\*\w+)?$/.test(part)) {
      flips.situations[call] = `${before},${part}`
      continue
    }
    const [, key = '', value = '', delay] = /^([\w*]+)=(\w*(?:\*\w+)?)(?:@(\w+))?$/.exec(part) ?? []
    if (key === '')
      throw new FlipError(`“${part}” is not a valid override: use call=example, delay=milliseconds or scenario=name.`)
    call = undefined
    if (key === 'delay') flips.delays['*'] = readDelay(value)
    else if (key === 'scenario') flips.scenario = value
    else {
      call = key
      if (value !== '') flips.situations[key] = value
      if (delay !== undefined) flips.delays[key] = readDelay(delay)
    }
  }
  checkFlips(flips, choices)
  return flips
}

function readDelay(text: string): number {
  return checkDelay(text === '' ? Number.NaN : Number(text), text)
}
