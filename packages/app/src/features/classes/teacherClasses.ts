import type { NewClass, ClassAssignment } from '@maktab/contract/schema'
import type { ClassDraft } from '@maktab/ui/features/classes/teacher/class.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import type { AssignmentDraft } from '@maktab/ui/features/classes/teacher/assignment.schema'

/** The classes of the signed-in teacher. */
export function useTeacherClasses() {
  return useApiQuery('listTeacherClasses', { select: ({ data }) => data })
}

/** The students of one of the teacher’s classes. */
export function useClassStudents(classId: number) {
  return useApiQuery('listClassStudents', { params: { id: classId }, select: ({ students }) => students })
}

export function useTeacherClassActions() {
  const mutate = useApiMutation()
  return {
    createClass: (body: NewClass) => mutate('createClass', { body }),
    editClass: (body: ClassDraft) => mutate('editClass', { params: { id: body.id }, body }),
    deleteClass: (id: number) => mutate('deleteClass', { params: { id } }),
  }
}

/** The students in each class of the signed-in teacher. */
export function useClassAssignments() {
  return useApiQuery('listClassAssignments', { select: ({ students }) => students })
}

export function useClassAssignmentActions() {
  const mutate = useApiMutation()
  return {
    assignStudents: (body: AssignmentDraft) => mutate('assignStudents', { body }),
    removeStudent: ({ id: linkId, classID: classId, student }: ClassAssignment) =>
      mutate('removeClassStudent', { params: { classId, studentId: student.id, linkId } }),
  }
}
