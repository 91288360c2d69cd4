import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import type { RequestOf, RequestOptions } from '@maktab/client/createApi'
import { type OperationId, calls } from '@maktab/contract/calls'
import { type SubmitResult, done, submitError, handled } from '@maktab/ui/submitResult'
import { useId } from 'react'
import { useErrorMessage, DomainError } from './useErrorMessage.ts'
import { toasts } from '../feedback/toasts.ts'
import { api } from './api.ts'
import { type ToastMessageKey, getToastMessages } from './toastMessages.ts'
import { invalidatedOnError, invalidations, type InvalidationScope, useInvalidateQueries } from './invalidations.ts'

type Options = {
  /** Use the messages of this key instead of the operation’s own. */
  messageKey?: ToastMessageKey
  /** Called with the server’s message instead of showing it in a toast. */
  onDone?: (words: string | undefined) => void
  /** Limits the invalidation to the queries of these records. */
  scope?: InvalidationScope
  requestOptions?: RequestOptions
  /** Success was reported already: show only an error. */
  isSilent?: boolean
  /** Prefixes the error message, for several concurrent mutations whose records aren’t visible. */
  subject?: string
}

export type Mutate = <Id extends OperationId>(
  id: Id,
  /** The request, or a function that makes it or decides that none is needed. */
  call: RequestOf<Id> | (() => Promise<unknown>),
  options?: Options,
) => Promise<SubmitResult>

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status
/** The record is gone, or it is unknown whether it was saved: queries may be outdated. */
const isOutdated = (error: unknown) =>
  hasStatus(error, 404) || (error instanceof ApiError && error.kind === 'unconfirmed')

/**
 * Sends a mutation and reports its progress (1§8): a loading toast, then the server’s message. Each error is shown once:
 * field errors at the fields, edit conflicts in the form, authentication errors by `handleAuthErrors`, all others where
 * `tell` says. Queries are refetched before it counts as done, and after errors that show outdated data. No loading
 * toast without a body (decision 45) or on public pages, which show it on the button (decision 78).
 */
export function useApiMutation({ tell = 'toast' }: { tell?: 'toast' | 'form' } = {}): Mutate {
  const { t } = useLingui()
  const getMessage = useErrorMessage()
  const invalidate = useInvalidateQueries()
  const errorToastId = useId()

  const reportError = (error: unknown, id: OperationId, { messageKey = id, subject }: Options): SubmitResult => {
    if (error instanceof DomainError) return submitError(error.message)
    const isAuthError = !calls[id].isPublic && (hasStatus(error, 401) || hasStatus(error, 403))
    if (isAuthError || (error instanceof ApiError && error.kind === 'aborted')) return handled
    const message = getMessage(error, getToastMessages(messageKey))
    const fields = error instanceof ApiError ? error.fields : {}
    if (tell === 'form' || Object.keys(fields).length > 0) return submitError(message, fields)
    if (hasStatus(error, 409)) return { state: 'refused', message, fields, isEditConflict: true }
    if (subject === undefined) toasts.error(message, errorToastId)
    else toasts.error(t`${subject}: ${message}`)
    return handled
  }

  return async (id, call, options = {}) => {
    const { messageKey = id, onDone, scope, requestOptions, isSilent: isQuiet = false } = options
    const isSilent = isQuiet || calls[id].isPublic || calls[id].body === null
    const dismiss = isSilent ? undefined : toasts.loading()
    try {
      const response: unknown = await (typeof call === 'function' ? call() : api(id, call, requestOptions))
      toasts.dismissError(errorToastId)
      await invalidate(invalidations[id], scope)
      const doneMessage = getToastMessages(messageKey)?.done
      const { message } = Object(response) as { message?: string }
      const successMessage = message || (doneMessage && t(doneMessage))
      if (onDone) onDone(message)
      else if (successMessage && !isQuiet) toasts.success(successMessage)
      return done
    } catch (error) {
      const outcome = reportError(error, id, options)
      dismiss?.()
      // Wait, so that the user continues with the newest record and doesn’t press again in an outdated list.
      const isAwaited = tell === 'toast' && (hasStatus(error, 409) || invalidatedOnError.has(id))
      if (isAwaited) await invalidate(invalidations[id], scope)
      else if (isOutdated(error) || invalidatedOnError.has(id)) void invalidate(invalidations[id], scope)
      return outcome
    } finally {
      dismiss?.()
    }
  }
}
