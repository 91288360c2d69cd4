import { useRead } from '../calls/useRead.ts'

export function useEvents() {
  return useRead('listEvents', { select: ({ event }) => event })
}
