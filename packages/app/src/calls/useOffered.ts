import { ApiError } from '@maktab/client/ApiError'
import type { Given } from '@maktab/client/createAsk'
import type { OperationId } from '@maktab/contract/calls'
import type { Outcome } from '@maktab/ui/outcome'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { Refused } from './Refused.ts'
import { useAct } from './useAct.ts'

/** `isThere` reads anew whether what it is about is still there. */
type Offered<Id extends OperationId> = (given: Given<Id>, isThere: () => Promise<boolean>) => Promise<Outcome>

const offeredOptions = (id: OperationId) =>
  queryOptions<boolean>({ queryKey: ['isOffered', id], queryFn: skipToken, initialData: true, gcTime: Infinity })

/**
 * A call beyond the specification, made as `useAct` makes it; undefined where the backend doesn’t know it. It is taken to,
 * until it says otherwise (decision 16); then `words` are said.
 */
export function useOffered<Id extends OperationId>(
  id: Id,
  words: string,
  options?: { isQuiet: boolean },
): Offered<Id> | undefined {
  const act = useAct()
  const queries = useQueryClient()
  const offered = offeredOptions(id)
  const { data: isOffered } = useQuery(offered)
  const send: Offered<Id> = (given, isThere) =>
    act(
      id,
      async () => {
        try {
          return await ask(id, given)
        } catch (error) {
          // The same answer says that what it is about is gone: then it is there no longer.
          if (!(error instanceof ApiError && error.status === 404 && (await isThere()))) throw error
          queries.setQueryData(offered.queryKey, false)
          throw new Refused(words)
        }
      },
      options,
    )
  return isOffered ? send : undefined
}
