import { useApiQuery } from '#api/useApiQuery.ts'

/**
 * The reports of a class on the student who is signed in, newest first; of a school that sends one only, that one. None
 * while none is written, whichever way that is said.
 */
export function useStudentReports(classId: number) {
  return useApiQuery('getStudentPerformance', {
    params: { classId },
    select: ({ data, older = [] }) => (data === null ? older : [data, ...older]),
    notFoundValue: { data: null, older: [] },
  })
}
