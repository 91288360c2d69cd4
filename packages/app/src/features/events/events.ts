import { useApiQuery } from '#api/useApiQuery.ts'

export function useEvents(isNeeded = true) {
  return useApiQuery('listEvents', { select: ({ event }) => event, enabled: isNeeded })
}
