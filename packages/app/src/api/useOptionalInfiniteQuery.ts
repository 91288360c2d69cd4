import type { RequestOf, ResponseOf } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { useOptionalRemote } from './optionalOperations.ts'

type PaginatedId = 'listActs' | 'listFees' | 'listWaiting'

type Pages<Id extends PaginatedId> = {
  /** The pages loaded so far; undefined if the backend doesn’t have the operation (decision 16). */
  pages: Remote<ResponseOf<Id>[]> | undefined
  /** Loads the next page; undefined while loading or if there is none. */
  onLoadMore: (() => void) | undefined
}

type Options<Id extends PaginatedId> = {
  query: object
  /** The parameters of the page after this one; undefined after the last. */
  getNextPage: (page: ResponseOf<Id>) => object | undefined
  enabled?: boolean
}

/** A list of an extension that is loaded page by page. */
export function useOptionalInfiniteQuery<Id extends PaginatedId>(
  id: Id,
  { query, getNextPage, enabled = true }: Options<Id>,
): Pages<Id> {
  const result = useInfiniteQuery({
    queryKey: [id, query],
    queryFn: ({ pageParam, signal }) => api(id, { query: { ...query, ...pageParam } } as RequestOf<Id>, { signal }),
    initialPageParam: {},
    getNextPageParam: getNextPage,
    select: ({ pages }) => pages,
    enabled,
  })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = result
  return {
    pages: useOptionalRemote(id, result),
    onLoadMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
  }
}
