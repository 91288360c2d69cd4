import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import type { Sender } from './PictureStorage.ts'

/**
 * Has one piece of work done at a time, and lets the senders take turns: who sends much waits for themselves. Refuses
 * work of a sender who has as much waiting as they may. Work that fails holds nobody up.
 */
export function createFairQueue(): <T>(sender: Sender, work: () => Promise<T>) => Promise<T> {
  /** By sender, in the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isBusy = false
  const workOn = async () => {
    isBusy = true
    for (let turn = takeTurn(waiting); turn; turn = takeTurn(waiting)) await turn()
    isBusy = false
  }
  return async ({ key, mostWaiting }, work) =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key) ?? []
      if (queue.length >= mostWaiting) {
        throw new HttpError(429, message('Your other pictures are still being processed. Try again in a moment.'))
      }
      waiting.set(key, [...queue, () => work().then(resolve, reject)])
      if (!isBusy) void workOn()
    })
}

/** The first work of the sender whose turn it is, who then goes to the end. */
function takeTurn<Work>(waiting: Map<string, Work[]>): Work | undefined {
  const [next] = waiting
  if (!next) return undefined
  const [key, [work, ...others]] = next
  waiting.delete(key)
  if (others.length > 0) waiting.set(key, others)
  return work
}
