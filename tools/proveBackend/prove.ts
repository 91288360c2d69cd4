import type { OperationId } from '@maktab/contract/calls'
import { Broken } from './Broken.ts'
import { createStage } from './createStage.ts'
import { NotOffered } from './NotOffered.ts'
import type { Profile } from './Profile.ts'
import type { Story } from './Story.ts'

export type Outcome = { title: string; result: 'passed' | 'failed' | 'not offered'; reason?: string }

export type Proof = {
  profile: Profile
  outcomes: Outcome[]
  exercised: ReadonlySet<OperationId>
  /** What was made and could not be deleted, and why. */
  left: string[]
}

type Proving = {
  address: string
  /** An administrator’s. */
  credentials: { email: string; password: string }
  stories: readonly Story[]
  /** By default the whole contract. */
  profile?: Profile
  fetch?: typeof globalThis.fetch
  tell?: (outcome: Outcome) => void
}

const LEAVING = 'What was made is deleted again'

/**
 * Plays the stories of a profile one after the other against the backend at an address, then takes away what they made.
 */
export async function prove({
  address,
  credentials,
  stories,
  profile = 'full',
  fetch = globalThis.fetch,
  tell,
}: Proving): Promise<Proof> {
  const made: { what: string; undo: () => Promise<unknown> }[] = []
  const exercised = new Set<OperationId>()
  const stage = createStage({
    run: Date.now().toString(36),
    credentials,
    afterwards: (what, undo) => void made.unshift({ what, undo }),
    line: {
      address: address.replace(/\/$/, ''),
      fetch: profile === 'spec' ? withoutKey(fetch) : fetch,
      profile,
      exercised,
    },
  })
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    outcomes.push(outcome)
    tell?.(outcome)
  }
  const played = stories.filter(({ needsExtensions }) => profile === 'full' || !needsExtensions)
  for (const { title, play } of played) note({ title, ...(await resultOf(() => play(stage))) })

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
  return { profile, outcomes, exercised, left }
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
  if (!(error instanceof Broken && error.status === 404)) throw error
}

async function resultOf(play: () => Promise<unknown>): Promise<Omit<Outcome, 'title'>> {
  try {
    await play()
    return { result: 'passed' }
  } catch (error) {
    if (error instanceof NotOffered) return { result: 'not offered', reason: error.message }
    return { result: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
