import { ClassView } from '@maktab/ui/features/classes/teacher/ClassView'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherClassActions, useTeacherClasses } from '#features/classes/teacherClasses.ts'
import { useTeacherCourses } from '#features/courses/teacherCourses.ts'
import { useScheduleConflicts } from '#features/timetable/scheduleConflicts.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'

/** The form of a class, which comes without the list of all. */
export function ClassContainer({ open }: { open: 'new' | number }) {
  const { go } = useNavigateTo(teacher.classes)
  const { createClass, editClass } = useTeacherClassActions()
  return (
    <ClassView
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      open={open}
      clashes={useScheduleConflicts()}
      onCreateClass={createClass}
      onEditClass={editClass}
      onClose={() => go({})}
    />
  )
}
