import type { AllotmentDraft } from '@maktab/ui/features/allotments/admin/allotment.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** Who teaches whom what; where it isn’t always needed, it is asked for only then. */
export function useAllotments(isNeeded = true) {
  return useApiQuery('listAllotments', { select: ({ teacherAllotment }) => teacherAllotment, enabled: isNeeded })
}

/** What can be done with allotments. */
export function useAllotmentActions() {
  const act = useApiMutation()
  return {
    /** Without an id it allots. */
    saveAllotment: (body: AllotmentDraft, id: number | undefined) =>
      id === undefined ? act('createAllotment', { body }) : act('updateAllotment', { params: { id }, body }),
    deleteAllotment: (id: number) => act('deleteAllotment', { params: { id } }),
  }
}

/** The students that are allotted to the teacher who is signed in. */
export function useTeacherAllotments() {
  return useApiQuery('listTeacherAllotments', { select: ({ teacherAllotment }) => teacherAllotment })
}
