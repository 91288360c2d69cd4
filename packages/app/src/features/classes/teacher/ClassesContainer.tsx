import { useHasExtensions } from '@maktab/ui/providers/ExtensionsContext'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { ClassesScreen } from '@maktab/ui/features/classes/teacher/ClassesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useLessonsMissingAttendance } from '#features/attendance/lessonsMissingAttendance.ts'
import { useTeacherClassActions, useTeacherClasses } from '#features/classes/teacherClasses.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function ClassesContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(teacher.classes)
  const hasTimetable = useHasExtensions()
  const { deleteClass } = useTeacherClassActions()
  // Where they can’t be had nothing is said of them: the page is about the classes.
  const owed = useLessonsMissingAttendance()
  return (
    <ClassesScreen
      classes={mergeStaleState(useTeacherClasses(), owed)}
      owed={getListOrEmpty(owed)}
      restoreFocusTo={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableSearchParams()}
      // Only a backend with a timetable knows which lesson the whole class is marked for.
      getAttendanceHref={(id) => teacher.classes.href({ class: id, view: hasTimetable ? 'register' : undefined })}
      getRegisterHref={(id, day) => teacher.classes.href({ class: id, view: 'register', day })}
      onDeleteClass={deleteClass}
    />
  )
}
