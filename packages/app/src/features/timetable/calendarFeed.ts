import { useState } from 'react'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** Whether one’s calendar has an address; none where the backend doesn’t know such addresses (decision 61). */
export function useCalendarFeed() {
  return useOptionalQuery('getCalendarFeed', { select: ({ feed }) => feed })
}

/** What can be done with the address, and the path of one that was made here: it is told once, and gone with the page. */
export function useCalendarFeedActions() {
  const act = useApiMutation()
  const [newPath, setNewPath] = useState<string>()
  return {
    newPath,
    createFeed: () =>
      act('createCalendarFeed', async () => {
        const answer = await api('createCalendarFeed')
        setNewPath(answer.path)
        return answer
      }),
    closeFeed: () =>
      act('revokeCalendarFeed', async () => {
        const answer = await api('revokeCalendarFeed')
        setNewPath(undefined)
        return answer
      }),
  }
}
