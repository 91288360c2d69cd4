import { ApiError } from '@maktab/client/ApiError'
import type { Act } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useRemote } from '../calls/useRemote.ts'

type ActedRecord = Pick<Act['record'], 'kind' | 'id'>

/** As many as are told at once. */
const MOST = 100

/**
 * What was decided of a record, the newest first; undefined where the backend keeps no acts (decision 16), and while
 * nobody wants to see it.
 */
export function useActs({ kind, id }: ActedRecord, isWanted = true): Remote<Act[]> | undefined {
  const asked = readOptions('listActs', { query: { recordKind: kind, recordId: id, limit: MOST } })
  const query = useQuery({ ...asked, select: ({ acts }) => acts, enabled: isWanted })
  const acts = useRemote(query)
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  return isUnknown || !isWanted ? undefined : acts
}
