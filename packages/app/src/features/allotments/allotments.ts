import type { AllotmentDraft } from '@maktab/ui/features/allotments/admin/allotment.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** All allotments; requested only while `isNeeded`. */
export function useAllotments(isNeeded = true) {
  return useApiQuery('listAllotments', { select: ({ teacherAllotment }) => teacherAllotment, enabled: isNeeded })
}

export function useAllotmentActions() {
  const mutate = useApiMutation()
  return {
    /** Creates an allotment if there is no ID. */
    saveAllotment: (body: AllotmentDraft, id: number | undefined) =>
      id === undefined ? mutate('createAllotment', { body }) : mutate('updateAllotment', { params: { id }, body }),
    deleteAllotment: (id: number) => mutate('deleteAllotment', { params: { id } }),
  }
}

/** The allotments of the signed-in teacher. */
export function useTeacherAllotments() {
  return useApiQuery('listTeacherAllotments', { select: ({ teacherAllotment }) => teacherAllotment })
}
