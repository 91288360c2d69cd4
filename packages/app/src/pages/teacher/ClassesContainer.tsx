import { ClassesScreen } from '@maktab/ui/screens/teacher/ClassesScreen/ClassesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherClassActions, useTeacherClasses } from '#data/teacherClasses.ts'
import { useTeacherCourses } from '#data/teacherCourses.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type ClassesContainerProps = { open?: 'new' | number; last?: 'new' | number | undefined }

/** All classes, and their form. */
export function ClassesContainer({ open, last }: ClassesContainerProps) {
  const { go } = useMoves(teacher.classes)
  const { createClass, editClass, deleteClass } = useTeacherClassActions()
  return (
    <ClassesScreen
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      open={open}
      last={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableInAddress()}
      getAttendanceHref={(id) => teacher.classes.href({ class: id })}
      onCreateClass={createClass}
      onEditClass={editClass}
      onDeleteClass={deleteClass}
    />
  )
}
