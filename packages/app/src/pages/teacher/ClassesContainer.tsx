import { useExtensions } from '@maktab/ui/environment/Extensions'
import { listOf, withDoubtOf } from '@maktab/ui/remote'
import { ClassesScreen } from '@maktab/ui/screens/teacher/ClassesScreen/ClassesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useOwedLessons } from '#data/owedLessons.ts'
import { useTeacherClassActions, useTeacherClasses } from '#data/teacherClasses.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function ClassesContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(teacher.classes)
  const hasTimetable = useExtensions()
  const { deleteClass } = useTeacherClassActions()
  // Where they can’t be had nothing is said of them: the page is about the classes.
  const owed = useOwedLessons()
  return (
    <ClassesScreen
      classes={withDoubtOf(useTeacherClasses(), owed)}
      owed={listOf(owed)}
      last={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableInAddress()}
      // Only a backend with a timetable knows which lesson the whole class is marked for.
      getAttendanceHref={(id) => teacher.classes.href({ class: id, view: hasTimetable ? 'register' : undefined })}
      getRegisterHref={(id, day) => teacher.classes.href({ class: id, view: 'register', day })}
      onDeleteClass={deleteClass}
    />
  )
}
