import { ClassesScreen } from '@maktab/ui/screens/teacher/ClassesScreen/ClassesScreen'
import { useLocation, useSearchParams } from 'wouter'
import { useTeacherClassActions, useTeacherClasses } from '../../data/teacherClasses.ts'
import { useTeacherCourses } from '../../data/teacherCourses.ts'
import { useNow } from '../../data/useNow.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

export function ClassesContainer() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const { createClass, editClass, deleteClass } = useTeacherClassActions()
  const edited = Number(search.get('edit'))
  const form = Number.isInteger(edited) && edited > 0 ? edited : undefined
  return (
    <ClassesScreen
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      form={search.get('form') === 'new' ? 'new' : form}
      now={useNow()}
      table={useTableInAddress()}
      getAttendanceHref={paths.attendance}
      onFormChange={(next) => navigate(paths.teacherClasses(next))}
      onCreateClass={createClass}
      onEditClass={editClass}
      onDeleteClass={deleteClass}
    />
  )
}
