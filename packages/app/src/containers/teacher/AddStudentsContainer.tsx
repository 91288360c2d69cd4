import { AssignStudentsScreen } from '@maktab/ui/screens/teacher/AssignStudentsScreen/AssignStudentsScreen'
import { useLocation } from 'wouter'
import { useClassAssignmentActions, useClassAssignments } from '../../data/classAssignments.ts'
import { useTeacherAllotments } from '../../data/teacherAllotments.ts'
import { useTeacherClasses } from '../../data/teacherClasses.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { paths } from '../../paths.ts'

/** `/teacher/add-student`, with the form open for `?class=<id>` or for `?form=new`. */
export function AddStudentsContainer() {
  const { idOf, textOf } = useAddressParts()
  const [, navigate] = useLocation()
  const { assignStudents, removeStudent } = useClassAssignmentActions()
  const classId = idOf('class')
  const isFormOpen = classId !== undefined || textOf('form') === 'new'
  useViewArrival(`${classId} ${isFormOpen}`)
  return (
    <AssignStudentsScreen
      assignments={useClassAssignments()}
      allotments={useTeacherAllotments()}
      classes={useTeacherClasses()}
      isFormOpen={isFormOpen}
      classId={classId}
      now={useNow()}
      table={useTableInAddress()}
      studentsHref={paths.allottedStudents()}
      newClassHref={paths.teacherClasses('new')}
      onFormOpenChange={(isOpen) => navigate(paths.assignStudents(isOpen ? 'new' : undefined))}
      onAssignStudents={assignStudents}
      onRemoveStudent={removeStudent}
    />
  )
}
