import type { Answer, BareId } from '@maktab/client/createAsk'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { usePrefetch } from './usePrefetch.ts'
import { useRemote } from './useRemote.ts'
import { type ReadId, type Reading, readOptions } from './readOptions.ts'
import { type Saying, sentencesOf } from './sentences.ts'

type Options<Id extends ReadId, T> = Reading<Id> & {
  select?: (answer: Answer<Id>) => T
  enabled?: boolean
  staleTime?: number
  /** Whose sentences are said when it fails, where they aren’t the call’s own. */
  says?: Saying
}

/** What a call answers, as the screens know it. */
export function useRead<Id extends BareId & ReadId, T = Answer<Id>>(id: Id, options?: Options<Id, T>): Remote<T>
export function useRead<Id extends ReadId, T = Answer<Id>>(id: Id, options: Options<Id, T>): Remote<T>
export function useRead<Id extends ReadId, T = Answer<Id>>(id: Id, options?: Options<Id, T>): Remote<T> {
  const { select, enabled, staleTime, says = id } = options ?? {}
  // One that is given as undefined would stand in place of the ordinary one.
  const own = staleTime === undefined ? {} : { staleTime }
  const asked = { ...readOptions(id, options as Options<Id, T>), ...own }
  usePrefetch(asked, enabled)
  const query = useQuery({ ...asked, select, enabled })
  return useRemote(query, sentencesOf(says))
}
