import type { OperationId } from '@maktab/contract/calls'
import { useAtomValue } from 'jotai'
import {
  backendAtom,
  hasOperation,
  isOperationMissing,
  isNotImplemented,
  markOperationMissing,
} from '../session/backendCapabilities.ts'
import type { ResponseOf, ParameterlessOperationId, RequestOf } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type QueryOperationId, type QueryOptionsFor, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'
import { messagesOf } from './toastMessages.ts'
import { usePrefetch, type QueryState, useRemote } from './useApiQuery.ts'
import type { SubmitResult } from '@maktab/ui/submitResult'
import { api } from './api.ts'
import { DomainError } from './errors.ts'
import { useApiMutation } from './useApiMutation.ts'

/** Whether the backend has an extension; not until it has shown that it has any. */
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
 * What an extension answers; undefined where the backend doesn’t have the call (decision 16), also before a query that
 * isn’t enabled yet was sent.
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
  const asked = queryOptionsFor(id, options as Options<Id, T>)
  usePrefetch(asked, options?.enabled !== false)
  const query = { ...options, ...asked }
  return useOptionalRemote(id, useQuery(query as QueryOptions<Id, T>))
}

/** The same for a query of another kind, such as an infinite one. */
export function useOptionalRemote<T>(id: OperationId, asked: QueryState<T>): Remote<T> | undefined {
  const remote = useRemote(asked, messagesOf(id))
  const backend = useAtomValue(backendAtom)
  return isOperationMissing(id, backend) || isNotImplemented(asked.error) ? undefined : remote
}

/** `isThere` reads again whether the record of the call still exists. */
type Offered<Id extends OperationId> = (given: RequestOf<Id>, isThere: () => Promise<boolean>) => Promise<SubmitResult>

/**
 * A mutation beyond the specification, made as `useApiMutation` makes it; undefined where the backend doesn’t have it
 * (decision 16). The first time that it turns out to be missing, `words` are shown.
 */
export function useOptionalMutation<Id extends OperationId>(
  id: Id,
  words: string,
  options?: { isSilent: boolean },
): Offered<Id> | undefined {
  const act = useApiMutation()
  const send: Offered<Id> = (given, isThere) =>
    act(
      id,
      async () => {
        try {
          return await api(id, given)
        } catch (error) {
          // A 404 may also mean that the record is gone.
          if (!isNotImplemented(error) || !(await isThere())) throw error
          markOperationMissing(id)
          throw new DomainError(words)
        }
      },
      options,
    )
  return useHasOperation(id) ? send : undefined
}
