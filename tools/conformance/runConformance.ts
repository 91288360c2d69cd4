import type { OperationId } from '@maktab/contract/calls'
import { ConformanceError, NotImplementedError } from './assertions.ts'
import { createConformanceContext } from './createConformanceContext.ts'
import { type Profile, listOperations } from './createValidatingClient.ts'
import type { Scenario } from './Scenario.ts'

export type ScenarioResult = { title: string; result: 'passed' | 'failed' | 'not offered'; reason?: string }

type ConformanceReport = {
  profile: Profile
  outcomes: ScenarioResult[]
  exercised: ReadonlySet<OperationId>
  /** Records that could not be deleted, with the reason. */
  notDeleted: string[]
}

type ConformanceOptions = {
  address: string
  /** Of an administrator. */
  credentials: { email: string; password: string }
  stories: readonly Scenario[]
  /** Default: the whole contract. */
  profile?: Profile
  fetch?: typeof globalThis.fetch
  tell?: (outcome: ScenarioResult) => void
}

const CLEANUP_TITLE = 'Created records are deleted'

/** Runs the scenarios of a profile in order against a backend, then deletes what they created. */
export async function runConformance({
  address,
  credentials,
  stories,
  profile = 'full',
  fetch = globalThis.fetch,
  tell,
}: ConformanceOptions): Promise<ConformanceReport> {
  const cleanups: { what: string; undo: () => Promise<unknown> }[] = []
  const exercised = new Set<OperationId>()
  const context = createConformanceContext({
    run: Date.now().toString(36),
    credentials,
    onCleanup: (what, undo) => void cleanups.unshift({ what, undo }),
    line: {
      address: address.replace(/\/$/, ''),
      fetch: profile === 'spec' ? withoutIdempotencyKey(fetch) : fetch,
      profile,
      exercised,
    },
  })
  const outcomes: ScenarioResult[] = []
  const record = (outcome: ScenarioResult) => {
    outcomes.push(outcome)
    tell?.(outcome)
  }
  const selected = stories.filter(({ needsExtensions }) => profile === 'full' || !needsExtensions)
  for (const { title, run } of selected) record({ title, ...(await resultOf(() => run(context))) })

  const notDeleted: string[] = []
  for (const { what, undo } of cleanups) {
    const { result, reason } = await resultOf(() => undo().catch(ignoreMissing))
    if (result !== 'passed') notDeleted.push(`${what} (${reason})`)
  }
  if (cleanups.length > 0) {
    record(
      notDeleted[0] === undefined
        ? { title: CLEANUP_TITLE, result: 'passed' }
        : { title: CLEANUP_TITLE, result: 'failed', reason: notDeleted[0] },
    )
  }
  return { profile, outcomes, exercised, notDeleted }
}

/** Removes the Idempotency-Key that the client sends with each creating form: it is an extension. */
function withoutIdempotencyKey(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.delete('Idempotency-Key')
    return fetch(request)
  }
}

/** A record that a scenario deleted itself returns 404. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ConformanceError && error.status === 404)) throw error
}

async function resultOf(run: () => Promise<unknown>): Promise<Omit<ScenarioResult, 'title'>> {
  try {
    await run()
    return { result: 'passed' }
  } catch (error) {
    if (error instanceof NotImplementedError) return { result: 'not offered', reason: error.message }
    return { result: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Counts passed scenarios, without those that were not offered. */
export function computeScore({ outcomes }: Pick<ConformanceReport, 'outcomes'>): { passed: number; of: number } {
  const offered = outcomes.filter(({ result }) => result !== 'not offered')
  return { passed: offered.filter(({ result }) => result === 'passed').length, of: offered.length }
}

/** Summary lines: calls that no scenario makes, records that remain, and the score as the last line. */
export function formatConformanceSummary(report: ConformanceReport): string[] {
  const { passed, of } = computeScore(report)
  const all = listOperations(report.profile)
  const missed = all.filter((id) => ![...report.exercised].some((one) => one === id))
  return [
    `${report.exercised.size} of ${all.length} API calls were exercised.`,
    ...(missed.length > 0 ? [`Not exercised: ${missed.join(', ')}.`] : []),
    ...report.notDeleted.map((what) => `Not deleted: ${what}`),
    `${passed} of ${of}`,
  ]
}
