import { createRedactor } from './createRedactor.ts'
import type { Known } from './Known.ts'
import type { RecordedCall } from './Recording.ts'

type Heard = Omit<RecordedCall, 'by'> & { token: string | undefined }

export type Recorder = {
  note: (heard: Heard, known: Known) => void
  calls: readonly RecordedCall[]
}

/** Listens to a session; what is secret in it is not kept even here. */
export function createRecorder(keepsEmails = false): Recorder {
  const redactorFor = createRedactor(keepsEmails)
  const calls: RecordedCall[] = []
  return {
    calls,
    note: ({ token, ...heard }, known) => {
      const { call, ...others } = redactorFor(known)(heard) as typeof heard
      calls.push({ call, by: nameOf(token, known), ...others })
    },
  }
}

/** By whom a call was made, as recordings write it. */
export function nameOf(token: string | undefined, { people, learned }: Known): string {
  if (!token) return 'visitor'
  return (people.get(token) ?? learned.get(token))?.name ?? 'anyone'
}
