import type { ContractOperation } from './operation.ts'
import { type Scenario, scenarios } from './scenarios.ts'

/** An invalid override; the message lists the valid choices. */
export class OverrideError extends Error {}

/** One response of a sequence and how often it is given. */
type Step = { name: string; times: number }

/** Parses `serverError*2,typical`. A step without a count applies once, the last one for all remaining calls. */
export function parseSequence(text: string): Step[] {
  return text.split(',').map((part, index, parts) => {
    const [name = '', times] = part.split('*')
    const defaultTimes = index === parts.length - 1 ? Number.POSITIVE_INFINITY : 1
    return { name, times: times === undefined ? defaultTimes : Number(times) }
  })
}

/** The response to a call after `requestCount` earlier requests; undefined when the sequence has run out. */
export function findStep(steps: readonly Step[], requestCount: number): string | undefined {
  let passed = 0
  for (const { name, times } of steps) {
    passed += times
    if (requestCount < passed) return name
  }
  return undefined
}

/** Overrides for responses: examples by name, delays and a scenario. `*` applies to every call. */
export type Overrides = {
  /** Each an example's name or a sequence: `serverError*2,typical`. */
  situations: Record<string, string>
  /** Milliseconds. */
  delays: Record<string, number>
  scenario?: string | undefined
}

export const NO_OVERRIDES: Overrides = { situations: {}, delays: {} }

/** Values other than examples: the mock's default response, and the backend's response. */
const nonExamples: ReadonlySet<string> = new Set(['mock', 'upstream'])

/** The operations that can be overridden, and whether there is a backend. */
export type OverrideChoices = { operations: readonly ContractOperation[]; hasUpstream: boolean }

const MAX_DELAY = 60_000
const MAX_REPEATS = 1000

/** Throws an `OverrideError` for an unknown call, example or scenario, and for an invalid delay. */
export function validateOverrides(
  { situations, delays, scenario }: Overrides,
  { operations, hasUpstream }: OverrideChoices,
): void {
  if (scenario !== undefined && !Object.hasOwn(scenarios, scenario)) {
    throw new OverrideError(`Unknown scenario “${scenario}”. Choose from: ${Object.keys(scenarios).join(', ')}.`)
  }
  if (scenario !== undefined && hasUpstream && scenarios[scenario]?.isMany) {
    throw new OverrideError(
      `The scenario “${scenario}” repeats rows of examples, so it can’t be used in front of a backend.`,
    )
  }
  for (const key of [...Object.keys(situations), ...Object.keys(delays)]) {
    if (key === '*' || operations.some(({ id }) => id === key)) continue
    throw new OverrideError(`Unknown call “${key}”. Choose from: ${operations.map(({ id }) => id).join(', ')}.`)
  }
  for (const delay of Object.values(delays)) checkDelay(delay)
  for (const [key, text] of Object.entries(situations)) {
    const targets = operations.filter(({ id }) => key === '*' || id === key)
    for (const { name, times } of parseSequence(text)) {
      const isCounted = times === Number.POSITIVE_INFINITY || (Number.isInteger(times) && times > 0)
      if (!isCounted || (times > MAX_REPEATS && times !== Number.POSITIVE_INFINITY)) {
        throw new OverrideError(
          `“${key}=${text}” is not a valid sequence: put a number from 1 to ${MAX_REPEATS} after each *.`,
        )
      }
      if (name === 'upstream' && !hasUpstream) throw new OverrideError('“upstream” needs a backend: set MOCK_UPSTREAM.')
      if (nonExamples.has(name) || targets.some(({ examples }) => examples.has(name))) continue
      const known = key === '*' ? '' : ` Choose from: ${[...(targets[0]?.examples.keys() ?? [])].join(', ')}.`
      throw new OverrideError(`“${key}” has no example “${name}”.${known}`)
    }
  }
}

function checkDelay(milliseconds: number, text = String(milliseconds)): number {
  if (Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= MAX_DELAY) return milliseconds
  throw new OverrideError(`“${text}” is not a valid delay: use milliseconds from 0 to ${MAX_DELAY}.`)
}

export type ResponsePlan = { situation?: string | undefined; delay: number; repeatsRows: boolean }

/** Whether any layer selects specification-only mode. */
export function isSpecOnly(layers: readonly Overrides[]): boolean {
  return layers.some(({ scenario }) => scenario !== undefined && scenarios[scenario]?.isSpecOnly)
}

/**
 * Resolves the overrides of a call; the first layer that sets something wins. `askedBefore` returns how often a
 * sequence was requested. In specification-only mode, stars and scenarios don't apply to extension calls; overrides by
 * name do.
 */
export function resolvePlan(
  operation: ContractOperation,
  layers: readonly Overrides[],
  askedBefore: (sequence: string) => number = () => 0,
): ResponsePlan {
  const first = <T>(read: (flips: Overrides, scenario: Scenario | undefined) => T | undefined): T | undefined => {
    for (const flips of layers) {
      const found = read(flips, flips.scenario === undefined ? undefined : scenarios[flips.scenario])
      if (found !== undefined) return found
    }
    return undefined
  }
  // The example may be missing: a star covers calls without it, and an edit of the contract may have removed it.
  const ifAvailable = (name: string | undefined) =>
    name !== undefined && (nonExamples.has(name) || operation.examples.has(name)) ? name : undefined
  const chosen = ({ situations }: Overrides, key: string) => {
    const steps = situations[key] === undefined ? [] : parseSequence(situations[key])
    const fits =
      steps.some(({ name }) => operation.examples.has(name)) || steps.every(({ name }) => nonExamples.has(name))
    if (steps.length === 0 || !fits) return undefined
    const isSequence = steps.some(({ times }) => times !== Number.POSITIVE_INFINITY)
    return ifAvailable(findStep(steps, isSequence ? askedBefore(`${key}=${situations[key]}`) : 0))
  }
  const needsName = operation.isExtension && isSpecOnly(layers)
  const ofAll = (flips: Overrides, scenario: Scenario | undefined) =>
    needsName ? undefined : (chosen(flips, '*') ?? scenario?.situationOf(operation))
  return {
    situation: first((flips, scenario) => chosen(flips, operation.id) ?? ofAll(flips, scenario)),
    delay: first(({ delays }, scenario) => delays[operation.id] ?? delays['*'] ?? scenario?.delay) ?? 0,
    repeatsRows: first((_, scenario) => scenario?.isMany) ?? false,
  }
}

/**
 * Parses `listCourses=empty, saveCourse=serverError@1500, delay=300, scenario=newSchool`: overrides are separated by
 * commas, and `@` adds a delay in milliseconds. A name without a call continues the sequence before it:
 * `listCourses=serverError*2,typical`.
 */
export function parseOverrides(text: string, choices: OverrideChoices): Overrides {
  // Without a prototype, so that inherited names such as `constructor` aren't taken for calls.
  const flips: Overrides = {
    situations: Object.create(null) as Record<string, string>,
    delays: Object.create(null) as Record<string, number>,
  }
  let call: string | undefined
  for (const part of text.split(',').map((flip) => flip.trim())) {
    if (part === '') continue
    const before = call === undefined ? undefined : flips.situations[call]
    if (call !== undefined && before !== undefined && /^\w+(\*\w+)?$/.test(part)) {
      flips.situations[call] = `${before},${part}`
      continue
    }
    const [, key = '', value = '', delay] = /^([\w*]+)=(\w*(?:\*\w+)?)(?:@(\w+))?$/.exec(part) ?? []
    if (key === '')
      throw new OverrideError(
        `“${part}” is not a valid override: use call=example, delay=milliseconds or scenario=name.`,
      )
    call = undefined
    if (key === 'delay') flips.delays['*'] = readDelay(value)
    else if (key === 'scenario') flips.scenario = value
    else {
      call = key
      if (value !== '') flips.situations[key] = value
      if (delay !== undefined) flips.delays[key] = readDelay(delay)
    }
  }
  validateOverrides(flips, choices)
  return flips
}

function readDelay(text: string): number {
  return checkDelay(text === '' ? Number.NaN : Number(text), text)
}
