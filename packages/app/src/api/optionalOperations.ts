import type { OperationId } from '@maktab/contract/calls'
import { useAtomValue } from 'jotai'
import { hasOperation, isNotImplemented, isOperationMissing } from '@maktab/client/extensionDetection'
import { toasts } from '../feedback/toasts.ts'
import { backendAtom, markOperationMissing } from '../session/backendCapabilities.ts'
import type { ResponseOf, ParameterlessOperationId, RequestOf } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type QueryOperationId, type QueryOptionsFor, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'
import { getToastMessages } from './toastMessages.ts'
import { usePrefetch, type QueryState, useRemote } from './useApiQuery.ts'
import { type SubmitResult, getAllErrorMessages, getErrorMessage, handled } from '@maktab/ui/submitResult'
import { api } from './api.ts'
import { DomainError } from './useErrorMessage.ts'
import { useApiMutation } from './useApiMutation.ts'
import { useMayCall } from './officePart.ts'

/**
 * Whether the backend has an extension that the user’s part of the office includes; false until it is known to have
 * extensions.
 */
export function useHasOperation(id: OperationId): boolean {
  const mayCall = useMayCall()
  return hasOperation(id, useAtomValue(backendAtom)) && mayCall(id)
}

type QueryOptions<Id extends QueryOperationId, T> = UseQueryOptions<
  ResponseOf<Id>,
  Error,
  T,
  QueryOptionsFor<Id>['queryKey']
>

type Options<Id extends QueryOperationId, T> = QueryRequest<Id> &
  Pick<QueryOptions<Id, T>, 'enabled' | 'placeholderData' | 'select' | 'staleTime'>

/**
 * The result of an extension query, also if it isn’t enabled yet; undefined if the backend doesn’t have the operation
 * (decision 16) or the user’s part of the office doesn’t include it.
 */
export function useOptionalQuery<Id extends ParameterlessOperationId & QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T> | undefined
export function useOptionalQuery<Id extends QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options: Options<Id, T>,
): Remote<T> | undefined
export function useOptionalQuery<Id extends QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T> | undefined {
  const queryRequest = queryOptionsFor(id, options as Options<Id, T>)
  const isAllowed = useMayCall()(id)
  usePrefetch(queryRequest, isAllowed && options?.enabled !== false)
  const query = { ...options, ...queryRequest, ...(!isAllowed && { enabled: false }) }
  return useOptionalRemote(id, useQuery(query as QueryOptions<Id, T>))
}

/** The same for other kinds of query, such as infinite ones. */
export function useOptionalRemote<T>(id: OperationId, queryState: QueryState<T>): Remote<T> | undefined {
  const remote = useRemote(queryState, getToastMessages(id))
  const backend = useAtomValue(backendAtom)
  const mayCall = useMayCall()
  return !mayCall(id) || isOperationMissing(id, backend) || isNotImplemented(queryState.error) ? undefined : remote
}

/** `isThere` checks whether the record still exists. */
type OptionalMutate<Id extends OperationId> = (
  given: RequestOf<Id>,
  isThere: () => Promise<boolean>,
) => Promise<SubmitResult>

type MutationOptions<Id extends OperationId> = {
  isSilent?: boolean
  /** Receives the response, for what a `SubmitResult` doesn’t contain. */
  onResponse?: (response: ResponseOf<Id>, request: RequestOf<Id>) => void
}

/**
 * An extension mutation, made like those of `useApiMutation`; undefined if the backend doesn’t have the operation
 * (decision 16). Shows `missingMessage` when the operation is first found missing.
 */
export function useOptionalMutation<Id extends OperationId>(
  id: Id,
  missingMessage: string,
  { onResponse, ...options }: MutationOptions<Id> = {},
): OptionalMutate<Id> | undefined {
  const mutate = useApiMutation()
  const send: OptionalMutate<Id> = (request, isThere) =>
    mutate(
      id,
      async () => {
        try {
          const response = await api(id, request)
          onResponse?.(response, request)
          return response
        } catch (error) {
          // A 404 may also mean that the record is gone.
          if (!isNotImplemented(error) || !(await isThere())) throw error
          markOperationMissing(id)
          throw new DomainError(missingMessage)
        }
      },
      options,
    )
  return useHasOperation(id) ? send : undefined
}

/** Shows the message of a missing operation in a toast, because its form or button disappears with it. */
export function reportIfMissing(outcome: SubmitResult, missingMessage: string): SubmitResult {
  return getErrorMessage(outcome) === missingMessage ? reportRefusal(outcome) : outcome
}

/** Shows a refusal in a toast, for actions without a form. */
export function reportRefusal(outcome: SubmitResult): SubmitResult {
  if (outcome.state !== 'refused') return outcome
  toasts.error(getAllErrorMessages(outcome))
  return handled
}
