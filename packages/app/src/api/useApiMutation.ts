import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import type { RequestOf, RequestOptions } from '@maktab/client/createApi'
import { type OperationId, calls } from '@maktab/contract/calls'
import { type SubmitResult, done, submitError, handled } from '@maktab/ui/submitResult'
import { useId } from 'react'
import { useErrorMessage, DomainError } from './errors.ts'
import { toasts } from '../feedback/toasts.ts'
import { api } from './api.ts'
import { type ToastMessageKey, messagesOf } from './toastMessages.ts'
import { invalidatedOnError, invalidations, type InvalidationScope, useInvalidateQueries } from './invalidations.ts'

type Options = {
  /** Whose sentences are said, where they aren’t the call’s own. */
  messageKey?: ToastMessageKey
  /** Gets the server’s words, which else stand in a toast. */
  onDone?: (words: string | undefined) => void
  /** Of what alone something has changed, among what the call touches. */
  scope?: InvalidationScope
  requestOptions?: RequestOptions
  /** It was told already that it is done: nothing is said of it but why it failed. */
  isSilent?: boolean
  /** Whom it is about, said before why it failed: where several are on their way, and none of them is in sight. */
  subject?: string
}

export type Mutate = <Id extends OperationId>(
  id: Id,
  /** What is given to the call; or what is to be done for it to be made, if it has to be made at all. */
  call: RequestOf<Id> | (() => Promise<unknown>),
  options?: Options,
) => Promise<SubmitResult>

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status
/** The record is gone, or nobody knows whether it was saved: what is shown of it may be old. */
const isOutdated = (error: unknown) =>
  hasStatus(error, 404) || (error instanceof ApiError && error.kind === 'unconfirmed')

/**
 * Makes a call that changes something, and tells of it (1§8): a toast while it lasts, the server’s words when it is done,
 * and each failure once: of fields at the fields, of a record that was changed meanwhile in the form, of the session by
 * `handleAuthErrors`, any other where `tell` says. What it `touches` is read again before it counts as done, and where it
 * shows that what is known is outdated. Without a body there is no “Loading...” (decision 45), and visitors read it on the button (decision 78).
 */
export function useApiMutation({ tell = 'toast' }: { tell?: 'toast' | 'form' } = {}): Mutate {
  const { t } = useLingui()
  const words = useErrorMessage()
  const reload = useInvalidateQueries()
  const action = useId()

  const tellFailure = (error: unknown, id: OperationId, { messageKey = id, subject }: Options): SubmitResult => {
    if (error instanceof DomainError) return submitError(error.message)
    const isOfSession = !calls[id].isPublic && (hasStatus(error, 401) || hasStatus(error, 403))
    if (isOfSession || (error instanceof ApiError && error.kind === 'aborted')) return handled
    const message = words(error, messagesOf(messageKey))
    const fields = error instanceof ApiError ? error.fields : {}
    if (tell === 'form' || Object.keys(fields).length > 0) return submitError(message, fields)
    if (hasStatus(error, 409)) return { state: 'refused', message, fields, isEditConflict: true }
    if (subject === undefined) toasts.error(message, action)
    else toasts.error(t`${subject}: ${message}`)
    return handled
  }

  return async (id, call, options = {}) => {
    const { messageKey = id, onDone, scope, requestOptions, isSilent: isQuiet = false } = options
    const isSilent = isQuiet || calls[id].isPublic || calls[id].body === null
    const dismiss = isSilent ? undefined : toasts.loading()
    try {
      const answer: unknown = await (typeof call === 'function' ? call() : api(id, call, requestOptions))
      toasts.dismissError(action)
      await reload(invalidations[id], scope)
      const own = messagesOf(messageKey)?.done
      const { message } = Object(answer) as { message?: string }
      const sentence = message || (own && t(own))
      if (onDone) onDone(message)
      else if (sentence && !isQuiet) toasts.success(sentence)
      return done
    } catch (error) {
      const outcome = tellFailure(error, id, options)
      dismiss?.()
      // Whoever goes on with their own text does it over the newest record, and nobody presses again by an old list.
      const isAwaited = tell === 'toast' && (hasStatus(error, 409) || invalidatedOnError.has(id))
      if (isAwaited) await reload(invalidations[id], scope)
      else if (isOutdated(error) || invalidatedOnError.has(id)) void reload(invalidations[id], scope)
      return outcome
    } finally {
      dismiss?.()
    }
  }
}
