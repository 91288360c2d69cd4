import { useHasExtensions } from '@maktab/ui/providers/ExtensionsContext'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { ClassesScreen } from '@maktab/ui/features/classes/teacher/ClassesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useLessonsMissingAttendance } from '#features/attendance/attendance.ts'
import { useTeacherClassActions, useTeacherClasses } from '../teacherClasses.ts'
import { useNavigateTo, useRouteView } from '#navigation/views.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { readFormTarget } from '#addresses/address.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'

function ClassesContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(teacher.classes)
  const hasTimetable = useHasExtensions()
  const { deleteClass } = useTeacherClassActions()
  // If these fail to load nothing is shown, because the page is about the classes.
  const lessonsMissingAttendance = useLessonsMissingAttendance()
  return (
    <ClassesScreen
      classes={mergeStaleState(useTeacherClasses(), lessonsMissingAttendance)}
      lessonsMissingAttendance={getListOrEmpty(lessonsMissingAttendance)}
      restoreFocusTo={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableSearchParams()}
      // Only a backend with a timetable knows the lesson to mark.
      getAttendanceHref={(id) => teacher.classes.href({ class: id, view: hasTimetable ? 'register' : undefined })}
      getRegisterHref={(id, day) => teacher.classes.href({ class: id, view: 'register', day })}
      onDeleteClass={deleteClass}
    />
  )
}

const AttendanceContainer = lazyPage(
  () => import('#features/attendance/teacher/AttendanceContainer.tsx'),
  'AttendanceContainer',
)
const ClassContainer = lazyPage(() => import('./ClassContainer.tsx'), 'ClassContainer')

/** `/teacher/classes` (2§2): the list of classes with their form, or the attendance of one. */
export function ClassesPage() {
  const view = useRouteView(teacher.classes)
  switch (view.at) {
    case 'attendance':
      return <AttendanceContainer key={view.class} classId={view.class} view={view.view ?? 'single'} day={view.day} />
    case 'create':
      return <ClassContainer open="new" />
    case 'edit':
      return <ClassContainer open={view.edit} />
    case 'list':
      return <ClassesContainer last={readFormTarget(view.previousRecord)} />
  }
}
