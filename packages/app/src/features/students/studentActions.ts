import type { StudentIdDraft } from '@maktab/ui/features/students/admin/AssignId'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

export function useStudentActions() {
  const mutate = useApiMutation()
  const invalidate = useInvalidateQueries()
  return {
    reload: () => invalidate(invalidations.deleteStudent),
    deleteStudent: (id: number) => mutate('deleteStudent', { params: { id } }),
    /** Deletes by the ID of the timing (decision 14). */
    deleteTime: (timingId: number) => mutate('deleteStudentTiming', { params: { timingId } }),
    confirmEmail: (id: number) => mutate('confirmStudentEmail', { params: { id } }),
    assignId: (body: StudentIdDraft) => mutate('assignStudentId', { body }),
  }
}
