import type { Answer, BareId } from '@maktab/client/createAsk'
import type { OperationId } from '@maktab/contract/calls'
import type { Remote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { backendAtom, isMissing, isUnknown } from '../session/backend.ts'
import { type ReadId, type ReadOptions, type Reading, readOptions } from './readOptions.ts'
import { sentencesOf } from './sentences.ts'
import { usePrefetch } from './usePrefetch.ts'
import { type QueryState, useRemote } from './useRemote.ts'

type QueryOptions<Id extends ReadId, T> = UseQueryOptions<Answer<Id>, Error, T, ReadOptions<Id>['queryKey']>

type Options<Id extends ReadId, T> = Reading<Id> &
  Pick<QueryOptions<Id, T>, 'enabled' | 'placeholderData' | 'select' | 'staleTime'>

/**
 * What an extension answers; undefined where the backend doesn’t have the call (decision 16), also before a query that
 * isn’t enabled yet was sent.
 */
export function useOptionalQuery<Id extends BareId & ReadId, T = Answer<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T> | undefined
export function useOptionalQuery<Id extends ReadId, T = Answer<Id>>(
  id: Id,
  options: Options<Id, T>,
): Remote<T> | undefined
export function useOptionalQuery<Id extends ReadId, T = Answer<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T> | undefined {
  const asked = readOptions(id, options as Options<Id, T>)
  usePrefetch(asked, options?.enabled !== false)
  const query = { ...options, ...asked }
  return useOptional(id, useQuery(query as QueryOptions<Id, T>))
}

/** The same for a query of another kind, such as an infinite one. */
export function useOptional<T>(id: OperationId, asked: QueryState<T>): Remote<T> | undefined {
  const remote = useRemote(asked, sentencesOf(id))
  const backend = useAtomValue(backendAtom)
  return isMissing(id, backend) || isUnknown(asked.error) ? undefined : remote
}
