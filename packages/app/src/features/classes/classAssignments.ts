import type { ClassAssignment } from '@maktab/contract/schema'
import type { AssignmentDraft } from '@maktab/ui/features/classes/teacher/assignment.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** Who is in which class of the teacher who is signed in. */
export function useClassAssignments() {
  return useApiQuery('listClassAssignments', { select: ({ students }) => students })
}

/** Puts students into classes and takes them out. */
export function useClassAssignmentActions() {
  const act = useApiMutation()
  return {
    assignStudents: (body: AssignmentDraft) => act('assignStudents', { body }),
    removeStudent: ({ id: linkId, classID: classId, student }: ClassAssignment) =>
      act('removeClassStudent', { params: { classId, studentId: student.id, linkId } }),
  }
}
