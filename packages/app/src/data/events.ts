import { useRead } from '../calls/useRead.ts'

export function useEvents(isNeeded = true) {
  return useRead('listEvents', { select: ({ event }) => event, enabled: isNeeded })
}
