import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['events']

export function useEvents() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/event/get', { signal })),
      select: ({ event }) => event,
    }),
    { refused: t`Error fetching events`, unreached: t`Error fetching events` },
  )
}
