import type { StudentIdDraft } from '@maktab/ui/features/students/admin/AssignId'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

/** What can be done with a student. */
export function useStudentActions() {
  const mutate = useApiMutation()
  const reload = useInvalidateQueries()
  return {
    reload: () => reload(invalidations.deleteStudent),
    deleteStudent: (id: number) => mutate('deleteStudent', { params: { id } }),
    /** By the number that the timing carries (decision 14). */
    deleteTime: (timingId: number) => mutate('deleteStudentTiming', { params: { timingId } }),
    confirmEmail: (id: number) => mutate('confirmStudentEmail', { params: { id } }),
    assignId: (body: StudentIdDraft) => mutate('assignStudentId', { body }),
  }
}
