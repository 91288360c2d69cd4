import type { OperationId } from '@maktab/contract/calls'
import { ConformanceError, NotImplementedError } from './assertions.ts'
import { createConformanceContext } from './createConformanceContext.ts'
import { type Profile, listOperations } from './createApiUser.ts'
import type { Scenario } from './Scenario.ts'

export type ScenarioResult = { title: string; result: 'passed' | 'failed' | 'not offered'; reason?: string }

type ConformanceReport = {
  profile: Profile
  outcomes: ScenarioResult[]
  exercised: ReadonlySet<OperationId>
  /** What was made and could not be deleted, and why. */
  notDeleted: string[]
}

type Proving = {
  address: string
  /** An administrator’s. */
  credentials: { email: string; password: string }
  stories: readonly Scenario[]
  /** By default the whole contract. */
  profile?: Profile
  fetch?: typeof globalThis.fetch
  tell?: (outcome: ScenarioResult) => void
}

const LEAVING = 'What was made is deleted again'

/**
 * Plays the stories of a profile one after the other against the backend at an address, then takes away what they made.
 */
export async function runConformance({
  address,
  credentials,
  stories,
  profile = 'full',
  fetch = globalThis.fetch,
  tell,
}: Proving): Promise<ConformanceReport> {
  const made: { what: string; undo: () => Promise<unknown> }[] = []
  const exercised = new Set<OperationId>()
  const stage = createConformanceContext({
    run: Date.now().toString(36),
    credentials,
    onCleanup: (what, undo) => void made.unshift({ what, undo }),
    line: {
      address: address.replace(/\/$/, ''),
      fetch: profile === 'spec' ? withoutKey(fetch) : fetch,
      profile,
      exercised,
    },
  })
  const outcomes: ScenarioResult[] = []
  const note = (outcome: ScenarioResult) => {
    outcomes.push(outcome)
    tell?.(outcome)
  }
  const played = stories.filter(({ needsExtensions }) => profile === 'full' || !needsExtensions)
  for (const { title, run } of played) note({ title, ...(await resultOf(() => run(stage))) })

  const left: string[] = []
  for (const { what, undo } of made) {
    const { result, reason } = await resultOf(() => undo().catch(unlessGone))
    if (result !== 'passed') left.push(`${what} (${reason})`)
  }
  if (made.length > 0) {
    note(
      left[0] === undefined
        ? { title: LEAVING, result: 'passed' }
        : { title: LEAVING, result: 'failed', reason: left[0] },
    )
  }
  return { profile, outcomes, exercised, notDeleted: left }
}

/** The client gives each form that makes something new a key, which is an extension. */
function withoutKey(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.delete('Idempotency-Key')
    return fetch(request)
  }
}

/** What a story has deleted itself is gone already. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ConformanceError && error.status === 404)) throw error
}

async function resultOf(play: () => Promise<unknown>): Promise<Omit<ScenarioResult, 'title'>> {
  try {
    await play()
    return { result: 'passed' }
  } catch (error) {
    if (error instanceof NotImplementedError) return { result: 'not offered', reason: error.message }
    return { result: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** How many of the stories that a backend can be held to went well. */
export function computeScore({ outcomes }: Pick<ConformanceReport, 'outcomes'>): { passed: number; of: number } {
  const held = outcomes.filter(({ result }) => result !== 'not offered')
  return { passed: held.filter(({ result }) => result === 'passed').length, of: held.length }
}

/** What was proved, in lines: the calls that no story came to, what stays behind, and the score as the last. */
export function formatConformanceSummary(proof: ConformanceReport): string[] {
  const { passed, of } = computeScore(proof)
  const all = listOperations(proof.profile)
  const missed = all.filter((id) => ![...proof.exercised].some((one) => one === id))
  return [
    `${proof.exercised.size} of ${all.length} API calls were exercised.`,
    ...(missed.length > 0 ? [`Not exercised: ${missed.join(', ')}.`] : []),
    ...proof.notDeleted.map((what) => `Not deleted: ${what}`),
    `${passed} of ${of}`,
  ]
}
