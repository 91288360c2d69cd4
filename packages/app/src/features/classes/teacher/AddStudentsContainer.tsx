import { AssignStudentsScreen } from '@maktab/ui/features/classes/teacher/AssignStudentsScreen'
import { teacher } from '#addresses/teacher.ts'
import { useClassAssignmentActions, useClassAssignments } from '#features/classes/classAssignments.ts'
import { useTeacherAllotments } from '#features/allotments/teacherAllotments.ts'
import { useTeacherClasses } from '#features/classes/teacherClasses.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useRouteView } from '#navigation/useRouteView.ts'

/** `/teacher/add-student` (2§2): who is in which class, and a form over it that may begin with a class. */
export function AddStudentsContainer() {
  const view = useRouteView(teacher.addStudents)
  const { go } = useNavigateTo(teacher.addStudents)
  const { assignStudents, removeStudent } = useClassAssignmentActions()
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
      onAssignStudents={assignStudents}
      onRemoveStudent={removeStudent}
    />
  )
}
