import type { OperationId } from '@maktab/contract/calls'
import { useAtomValue } from 'jotai'
import { hasOperation, isNotImplemented, isOperationMissing } from '@maktab/client/extensionDetection'
import { backendAtom, markOperationMissing } from '../session/backendCapabilities.ts'
import type { ResponseOf, ParameterlessOperationId, RequestOf } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type QueryOperationId, type QueryOptionsFor, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'
import { getToastMessages } from './toastMessages.ts'
import { usePrefetch, type QueryState, useRemote } from './useApiQuery.ts'
import type { SubmitResult } from '@maktab/ui/submitResult'
import { api } from './api.ts'
import { DomainError } from './useErrorMessage.ts'
import { useApiMutation } from './useApiMutation.ts'

/** Whether the backend has an extension; false until it is known to have extensions. */
export function useHasOperation(id: OperationId): boolean {
  return hasOperation(id, useAtomValue(backendAtom))
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
 * (decision 16).
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
  usePrefetch(queryRequest, options?.enabled !== false)
  const query = { ...options, ...queryRequest }
  return useOptionalRemote(id, useQuery(query as QueryOptions<Id, T>))
}

/** The same for other kinds of query, such as infinite ones. */
export function useOptionalRemote<T>(id: OperationId, queryState: QueryState<T>): Remote<T> | undefined {
  const remote = useRemote(queryState, getToastMessages(id))
  const backend = useAtomValue(backendAtom)
  return isOperationMissing(id, backend) || isNotImplemented(queryState.error) ? undefined : remote
}

/** `isThere` checks whether the record still exists. */
type OptionalMutate<Id extends OperationId> = (
  given: RequestOf<Id>,
  isThere: () => Promise<boolean>,
) => Promise<SubmitResult>

/**
 * An extension mutation, made like those of `useApiMutation`; undefined if the backend doesn’t have the operation
 * (decision 16). Shows `missingMessage` when the operation is first found missing.
 */
export function useOptionalMutation<Id extends OperationId>(
  id: Id,
  missingMessage: string,
  options?: { isSilent: boolean },
): OptionalMutate<Id> | undefined {
  const mutate = useApiMutation()
  const send: OptionalMutate<Id> = (request, isThere) =>
    mutate(
      id,
      async () => {
        try {
          return await api(id, request)
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
