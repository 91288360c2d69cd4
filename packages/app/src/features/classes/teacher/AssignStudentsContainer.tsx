import { AssignStudentsScreen } from '@maktab/ui/features/classes/teacher/AssignStudentsScreen'
import { teacher } from '#addresses/teacher.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useClassAssignments, useTeacherClasses } from '../teacherClassQueryHooks.ts'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import { useNavigateTo, useRouteView } from '#navigation/routeViews.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

/** `/teacher/add-student` (2§2): class assignments and a form, which may start with a class. */
export function AssignStudentsContainer() {
  const view = useRouteView(teacher.addStudents)
  const { go } = useNavigateTo(teacher.addStudents)
  const mutate = useApiMutation()
  return (
    <AssignStudentsScreen
      assignments={useClassAssignments()}
      allotments={useTeacherAllotments()}
      classes={useTeacherClasses()}
      isFormOpen={view.at !== 'list'}
      classId={view.at === 'class' ? view.class : undefined}
      table={useTableSearchParams()}
      studentsHref={teacher.students.href()}
      newClassHref={teacher.classes.href({ form: 'new' })}
      onFormOpenChange={(isOpen) => go(isOpen ? { form: 'new' } : {})}
      onAssignStudents={(body) => mutate('assignStudents', { body })}
      onRemoveStudent={({ id: linkId, classID: classId, student }) =>
        mutate('removeClassStudent', { params: { classId, studentId: student.id, linkId } })
      }
    />
  )
}
