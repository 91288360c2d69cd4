import type { Act } from '@maktab/contract/schema'
import { mapRemote } from '@maktab/ui/remote'
import type { Acts } from '@maktab/ui/model/Acts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'
import { readActs } from './readActs.ts'

type ActedRecord = Pick<Act['record'], 'kind' | 'id'>
type Asked = ActedRecord & { pages: number }

/** As many as are told at once. */
const MOST = 100

const actsOptions = (asked: Asked) =>
  queryOptions({
    queryKey: ['listActs', asked] as const,
    queryFn: ({ signal }) => readActs({ recordKind: asked.kind, recordId: asked.id, limit: MOST }, asked.pages, signal),
    // Earlier ones come to those that are here.
    placeholderData: (before, query) => (query?.queryKey[1].id === asked.id ? before : undefined),
  })

/**
 * What was decided of a record, the newest first, and of a person, a course or an event what concerned it; undefined
 * where the backend keeps no acts (decision 16). Asked for once it is wanted.
 */
export function useActs({ kind, id }: ActedRecord, isWanted = true): Acts | undefined {
  const [pages, setPages] = useState(1)
  const query = useQuery({ ...actsOptions({ kind, id, pages }), enabled: isWanted })
  const list = useUnlessUnknown('listActs', query)
  const hasMore = query.data?.hasMore === true && !query.isPlaceholderData
  return list && { list: mapRemote(list, ({ acts }) => acts), onMore: hasMore ? () => setPages(pages + 1) : undefined }
}
