import type { StudentProgress } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/** The classes of a student and their attendance; undefined where the backend doesn’t tell them (decision 16). */
export function useStudentProgress(id: number, isNeeded: boolean): Remote<StudentProgress> | undefined {
  return useUnlessUnknown(
    'getStudentProgress',
    useQuery({ ...readOptions('getStudentProgress', { params: { id } }), enabled: isNeeded }),
  )
}
