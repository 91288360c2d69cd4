import type { ResponseOf, ParameterlessOperationId } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { usePrefetch } from './usePrefetch.ts'
import { useRemote } from './useRemote.ts'
import { type QueryOperationId, type QueryRequest, queryOptionsFor } from './queryOptionsFor.ts'
import { type ToastMessageKey, messagesOf } from './toastMessages.ts'

type Options<Id extends QueryOperationId, T> = QueryRequest<Id> & {
  select?: (answer: ResponseOf<Id>) => T
  enabled?: boolean
  staleTime?: number
  /** Whose sentences are said when it fails, where they aren’t the call’s own. */
  messageKey?: ToastMessageKey
}

/** What a call answers, as the screens know it. */
export function useApiQuery<Id extends ParameterlessOperationId & QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T>
export function useApiQuery<Id extends QueryOperationId, T = ResponseOf<Id>>(id: Id, options: Options<Id, T>): Remote<T>
export function useApiQuery<Id extends QueryOperationId, T = ResponseOf<Id>>(
  id: Id,
  options?: Options<Id, T>,
): Remote<T> {
  const { select, enabled, staleTime, messageKey = id } = options ?? {}
  // One that is given as undefined would stand in place of the ordinary one.
  const own = staleTime === undefined ? {} : { staleTime }
  const asked = { ...queryOptionsFor(id, options as Options<Id, T>), ...own }
  usePrefetch(asked, enabled)
  const query = useQuery({ ...asked, select, enabled })
  return useRemote(query, messagesOf(messageKey))
}
