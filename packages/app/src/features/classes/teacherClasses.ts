import type { NewClass, ClassAssignment } from '@maktab/contract/schema'
import type { ClassDraft } from '@maktab/ui/features/classes/teacher/class.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import type { AssignmentDraft } from '@maktab/ui/features/classes/teacher/assignment.schema'

/** The classes of the teacher who is signed in. */
export function useTeacherClasses() {
  return useApiQuery('listTeacherClasses', { select: ({ data }) => data })
}

/** The students of one of the teacher's classes, by their codes. */
export function useClassStudents(classId: number) {
  return useApiQuery('listClassStudents', { params: { id: classId }, select: ({ students }) => students })
}

/** What a teacher can do with classes. */
export function useTeacherClassActions() {
  const act = useApiMutation()
  return {
    createClass: (body: NewClass) => act('createClass', { body }),
    editClass: (body: ClassDraft) => act('editClass', { params: { id: body.id }, body }),
    deleteClass: (id: number) => act('deleteClass', { params: { id } }),
  }
}

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
