import { ClassView } from '@maktab/ui/features/classes/teacher/ClassForm'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherClassActions, useTeacherClasses } from '../teacherClasses.ts'
import { useTeacherCourses } from '#features/courses/courses.ts'
import { useScheduleConflicts } from '#features/timetable/timetable.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function ClassContainer({ open }: { open: 'new' | number }) {
  const { go } = useNavigateTo(teacher.classes)
  const { createClass, editClass } = useTeacherClassActions()
  return (
    <ClassView
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      open={open}
      conflictCheck={useScheduleConflicts()}
      onCreateClass={createClass}
      onEditClass={editClass}
      onClose={() => go({})}
    />
  )
}
