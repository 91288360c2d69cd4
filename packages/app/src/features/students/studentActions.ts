import type { StudentIdDraft } from '@maktab/ui/features/students/admin/AssignId'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

/** What can be done with a student. */
export function useStudentActions() {
  const act = useApiMutation()
  const reload = useInvalidateQueries()
  return {
    reload: () => reload(invalidations.deleteStudent),
    deleteStudent: (id: number) => act('deleteStudent', { params: { id } }),
    /** By the number that the timing carries (decision 14). */
    deleteTime: (timingId: number) => act('deleteStudentTiming', { params: { timingId } }),
    confirmEmail: (id: number) => act('confirmStudentEmail', { params: { id } }),
    assignId: (body: StudentIdDraft) => act('assignStudentId', { body }),
  }
}
