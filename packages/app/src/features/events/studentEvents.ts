import { useApiQuery } from '#api/useApiQuery.ts'

/** The events, with the payment and the membership of the student who is signed in. */
export function useStudentEvents(enabled = true) {
  return useApiQuery('listStudentEvents', { enabled, select: ({ events }) => events })
}
