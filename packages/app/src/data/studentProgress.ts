import { ApiError } from '@maktab/client/ApiError'
import type { StudentProgress } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useRemote } from '../calls/useRemote.ts'

/** The classes of a student and their attendance; undefined where the backend doesn’t tell them (decision 16). */
export function useStudentProgress(id: number, isNeeded: boolean): Remote<StudentProgress> | undefined {
  const asked = useQuery({ ...readOptions('getStudentProgress', { params: { id } }), enabled: isNeeded })
  const progress = useRemote(asked)
  return asked.error instanceof ApiError && asked.error.status === 404 ? undefined : progress
}
