import { isDeepStrictEqual } from 'node:util'
import { nameOf } from './createRecorder.ts'
import { createRedactor } from './createRedactor.ts'
import type { Known } from './Known.ts'
import type { RecordedCall } from './Recording.ts'

type Asking = { call: string; sent: unknown; token: string | undefined }

export type Replay = {
  /** What was answered to this call then, the first time first; the last answer stays. */
  answerTo: (asking: Asking, known: Known) => RecordedCall | undefined
  /** How many calls there are, and how many of them were played. */
  progress: () => { calls: number; played: number }
  /** From the beginning again. */
  rewind: () => void
}

/** Plays a recorded session: the same calls, of the same person, get the same answers in order. */
export function createReplay(calls: readonly RecordedCall[]): Replay {
  const played = new Set<RecordedCall>()
  return {
    answerTo: ({ call, sent, token }, known) => {
      const by = nameOf(token, known)
      const same = calls.filter((one) => one.call === call && (one.by === by || one.by === 'anyone'))
      const left = same.filter((one) => !played.has(one))
      const redacted: unknown = createRedactor(true)(known)(sent)
      const next = left.find((one) => isDeepStrictEqual(one.sent, redacted)) ?? left[0] ?? same.at(-1)
      if (next) played.add(next)
      return next
    },
    progress: () => ({ calls: calls.length, played: played.size }),
    rewind: () => played.clear(),
  }
}
