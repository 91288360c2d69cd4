import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import type { Given, Line } from '@maktab/client/createAsk'
import { type OperationId, calls } from '@maktab/contract/calls'
import { type Outcome, done, refused, told } from '@maktab/ui/outcome'
import { useId } from 'react'
import { useFailureWords } from './useFailureWords.ts'
import { toasts } from '../feedback/toasts.ts'
import { ask } from './ask.ts'
import { Refused } from './Refused.ts'
import { type Saying, sentencesOf } from './sentences.ts'
import { readAnyway, touches } from './touches.ts'
import { type About, useReload } from './useReload.ts'

type Options = {
  /** Whose sentences are said, where they aren’t the call’s own. */
  says?: Saying
  /** Gets the server’s words, which else stand in a toast. */
  onDone?: (words: string | undefined) => void
  /** Of what alone something has changed, among what the call touches. */
  about?: About
  line?: Line
  /** It was told already that it is done: nothing is said of it but why it failed. */
  isQuiet?: boolean
  /** Whom it is about, said before why it failed: where several are on their way, and none of them is in sight. */
  whose?: string
}

export type Act = <Id extends OperationId>(
  id: Id,
  /** What is given to the call; or what is to be done for it to be made, if it has to be made at all. */
  call: Given<Id> | (() => Promise<unknown>),
  options?: Options,
) => Promise<Outcome>

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status
/** The record is gone, or nobody knows whether it was saved: what is shown of it may be old. */
const isOutdated = (error: unknown) =>
  hasStatus(error, 404) || (error instanceof ApiError && error.kind === 'unconfirmed')

/**
 * Makes a call that changes something, and tells of it (1§8): a toast while it lasts, the server’s words when it is done,
 * and each failure once: of fields at the fields, of a record that was changed meanwhile in the form, of the session by
 * `watchSession`, any other where `tell` says. What it `touches` is read again before it counts as done, and where it
 * shows that what is known is outdated. Without a body there is no “Loading...” (decision 45), and visitors read it on the button (decision 78).
 */
export function useAct({ tell = 'toast' }: { tell?: 'toast' | 'form' } = {}): Act {
  const { t } = useLingui()
  const words = useFailureWords()
  const reload = useReload()
  const action = useId()

  const tellFailure = (error: unknown, id: OperationId, { says = id, whose }: Options): Outcome => {
    if (error instanceof Refused) return refused(error.message)
    const isOfSession = !calls[id].isPublic && (hasStatus(error, 401) || hasStatus(error, 403))
    if (isOfSession || (error instanceof ApiError && error.kind === 'aborted')) return told
    const message = words(error, sentencesOf(says))
    const fields = error instanceof ApiError ? error.fields : {}
    if (tell === 'form' || Object.keys(fields).length > 0) return refused(message, fields)
    if (hasStatus(error, 409)) return { state: 'refused', message, fields, isConflict: true }
    if (whose === undefined) toasts.error(message, action)
    else toasts.error(t`${whose}: ${message}`)
    return told
  }

  return async (id, call, options = {}) => {
    const { says = id, onDone, about, line, isQuiet = false } = options
    const isSilent = isQuiet || calls[id].isPublic || calls[id].body === null
    const dismiss = isSilent ? undefined : toasts.loading()
    try {
      const answer: unknown = await (typeof call === 'function' ? call() : ask(id, call, line))
      toasts.settle(action)
      await reload(touches[id], about)
      const own = sentencesOf(says)?.done
      const { message } = Object(answer) as { message?: string }
      const sentence = message || (own && t(own))
      if (onDone) onDone(message)
      else if (sentence && !isQuiet) toasts.success(sentence)
      return done
    } catch (error) {
      const outcome = tellFailure(error, id, options)
      dismiss?.()
      // Whoever goes on with their own text does it over the newest record, and nobody presses again by an old list.
      const isAwaited = tell === 'toast' && (hasStatus(error, 409) || readAnyway.has(id))
      if (isAwaited) await reload(touches[id], about)
      else if (isOutdated(error) || readAnyway.has(id)) void reload(touches[id], about)
      return outcome
    } finally {
      dismiss?.()
    }
  }
}
