import { useApiQuery } from '../calls/useRead.ts'

export function useEvents(isNeeded = true) {
  return useApiQuery('listEvents', { select: ({ event }) => event, enabled: isNeeded })
}
