import type { StudentProgress } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** The classes of a student and their attendance; undefined where the backend doesn’t tell them (decision 16). */
export function useStudentProgress(id: number, isNeeded: boolean): Remote<StudentProgress> | undefined {
  return useOptionalQuery('getStudentProgress', { params: { id }, enabled: isNeeded })
}
