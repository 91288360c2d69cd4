import type { ResponseOf, ParameterlessOperationId } from '@maktab/client/createApi'
import type { OperationId } from '@maktab/contract/calls'
import type { Remote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { backendAtom, isOperationMissing, isNotImplemented } from '../session/backendCapabilities.ts'
import { type QueryOperationId, type QueryOptionsFor, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'
import { messagesOf } from './toastMessages.ts'
import { usePrefetch } from './usePrefetch.ts'
import { type QueryState, useRemote } from './useRemote.ts'

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
