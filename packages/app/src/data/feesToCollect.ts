import type { Answer } from '@maktab/client/createAsk'
import { type FeeState, type FeesToCollect, isInState } from '@maktab/ui/model/FeesToCollect'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'
import { readOptions } from '../calls/readOptions.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

type Pages = { state: FeeState; pages: number }

const feesOptions = ({ state, pages }: Pages) =>
  queryOptions({
    queryKey: ['listFees', { query: { state }, pages }] as const,
    queryFn: ({ signal }) => readFees({ state, pages }, signal),
    // Earlier ones come to those that are here.
    placeholderData: (before, query) =>
      query?.queryKey[1].query.state === state ? keepPreviousData(before) : undefined,
  })

/** So many pages, one after the other; counts and what comes next are those of the last. */
async function readFees({ state, pages }: Pages, signal: AbortSignal): Promise<Answer<'listFees'>> {
  let told = await ask('listFees', { query: { state } }, { signal })
  for (let page = 1; page < pages && told.next !== null; page += 1) {
    const { fees, ...rest } = await ask('listFees', { query: { state, after: told.next } }, { signal })
    told = { ...rest, fees: [...told.fees, ...fees] }
  }
  return told
}

/** The fees of a state, as far as they were asked for; undefined where the backend knows no fees (decision 16). */
export function useFeesToCollect(state: FeeState): Remote<FeesToCollect> | undefined {
  const [shown, setShown] = useState<Pages>({ state, pages: 1 })
  const pages = shown.state === state ? shown.pages : 1
  const asked = useQuery(feesOptions({ state, pages }))
  const remote = useUnlessUnknown('listFees', asked)
  const onMore = () => setShown({ state, pages: pages + 1 })
  return (
    remote &&
    mapRemote(remote, ({ fees, counts, next }) => ({
      fees: fees.filter((fee) => isInState(fee, state)),
      counts,
      onMore: next !== null && !asked.isPlaceholderData ? onMore : undefined,
    }))
  )
}

/** How many fees are overdue; undefined where the backend knows no fees (decision 16). */
export function useOverdueFees(): Remote<number> | undefined {
  const fees = useUnlessUnknown(
    'listFees',
    useQuery(readOptions('listFees', { query: { state: 'overdue', limit: 1 } })),
  )
  return fees && mapRemote(fees, ({ counts }) => counts.overdue)
}
