import type { Sentence } from './words/Sentence.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429
/** What is wrong, by field. */
export type Faults = Record<string, Sentence[]>

/** Why a call is refused, in the contract's shape of an error; thrown by handlers, never logged as a fault. */
export class Refusal extends Error {
  readonly status: Status
  readonly error: Sentence | Faults

  constructor(status: Status, error: Sentence | Faults) {
    super(typeof error === 'string' ? error : Object.values(error).flat().join(' '))
    this.status = status
    this.error = error
  }
}

/** The record is not there, or is somebody else's, which is told the same way. */
export function notFound(): Refusal {
  return new Refusal(404, 'This is no longer there.')
}

/** A rule of the school that one field breaks. */
export function invalid(field: string, message: Sentence): Refusal {
  return new Refusal(422, { [field]: [message] })
}

/** Somebody was ahead: what was sent is about a state that is no longer there. */
export function changedMeanwhile(): Refusal {
  return new Refusal(
    409,
    'Somebody changed this meanwhile. Open it again to see the newest version; nothing was saved.',
  )
}
