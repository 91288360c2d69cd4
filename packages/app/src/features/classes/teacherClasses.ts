import type { NewClass } from '@maktab/contract/schema'
import type { ClassDraft } from '@maktab/ui/features/classes/teacher/class.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

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
