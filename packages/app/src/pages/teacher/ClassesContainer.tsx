import { ClassesScreen } from '@maktab/ui/screens/teacher/ClassesScreen/ClassesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useOwedLessons } from '#data/owedLessons.ts'
import { useTeacherClassActions, useTeacherClasses } from '#data/teacherClasses.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function ClassesContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(teacher.classes)
  const { deleteClass } = useTeacherClassActions()
  return (
    <ClassesScreen
      classes={useTeacherClasses()}
      owed={useOwedLessons()}
      last={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableInAddress()}
      getAttendanceHref={(id) => teacher.classes.href({ class: id })}
      getRegisterHref={(id, day) => teacher.classes.href({ class: id, view: 'register', day })}
      onDeleteClass={deleteClass}
    />
  )
}
