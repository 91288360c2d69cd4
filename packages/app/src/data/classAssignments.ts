import type { ClassAssignment } from '@maktab/contract/schema'
import type { AssignmentDraft } from '@maktab/ui/screens/teacher/AssignStudentsScreen/assignment.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

/** Who is in which class of the teacher who is signed in. */
export function useClassAssignments() {
  return useRead('listClassAssignments', { select: ({ students }) => students })
}

/** Puts students into classes and takes them out. */
export function useClassAssignmentActions() {
  const act = useAct()
  return {
    assignStudents: (body: AssignmentDraft) => act('assignStudents', { body }),
    removeStudent: ({ id: linkId, classID: classId, student }: ClassAssignment) =>
      act('removeClassStudent', { params: { classId, studentId: student.id, linkId } }),
  }
}
