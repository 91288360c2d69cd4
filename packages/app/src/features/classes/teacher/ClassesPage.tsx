import { useLingui } from '@lingui/react/macro'
import { useHasApiExtensions } from '@maktab/ui/providers/ApiExtensionsContext'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { toNewClass } from '@maktab/ui/features/classes/shared/newClass.schema'
import { ClassesScreen } from '@maktab/ui/features/classes/teacher/ClassesScreen'
import { readFormTarget } from '#addresses/address.ts'
import { teacher } from '#addresses/teacher.ts'
import { useOptionalMutation } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useLessonsMissingAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { useTeacherCourses } from '#features/courses/courseQueryHooks.ts'
import { useScheduleConflicts } from '#features/timetable/timetableQueryHooks.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useTeacherClasses } from '../teacherClassQueryHooks.ts'

const ClassView = lazyPage(() => import('@maktab/ui/features/classes/teacher/ClassFormPage'), 'ClassFormPage')

function ClassContainer({ view, go }: ViewProps<typeof teacher.classes, 'create' | 'edit'>) {
  const mutate = useApiMutation()
  const { t } = useLingui()
  const schedule = useOptionalMutation('scheduleClass', t`Classes have one time here. Keep one and submit again.`)
  return (
    <ClassView
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      open={view.at === 'edit' ? view.edit : 'new'}
      conflictCheck={useScheduleConflicts()}
      hasSeveralTimes={schedule !== undefined}
      onCreateClass={(body) =>
        schedule ? schedule({ body }, async () => true) : mutate('createClass', { body: toNewClass(body) })
      }
      onEditClass={(body) => mutate('editClass', { params: { id: body.id }, body })}
      onClose={() => go({})}
    />
  )
}

function ClassesContainer({ view, go }: ViewProps<typeof teacher.classes, 'list'>) {
  const hasTimetable = useHasApiExtensions()
  const mutate = useApiMutation()
  // If these fail to load nothing is shown, because the page is about the classes.
  const lessonsMissingAttendance = useLessonsMissingAttendance()
  return (
    <ClassesScreen
      classes={mergeStaleState(useTeacherClasses(), lessonsMissingAttendance)}
      lessonsMissingAttendance={getListOrEmpty(lessonsMissingAttendance)}
      restoreFocusTo={readFormTarget(view.previousRecord)}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableSearchParams()}
      // Only a backend with a timetable knows the lesson to mark.
      getAttendanceHref={(id) => teacher.classes.href({ class: id, view: hasTimetable ? 'register' : undefined })}
      getRegisterHref={(id, day) => teacher.classes.href({ class: id, view: 'register', day })}
      onDeleteClass={(id) => mutate('deleteClass', { params: { id } })}
    />
  )
}

/** `/teacher/classes` (2§2): the list of classes with their form, or the attendance of one. */
export const ClassesPage = createViewPage(teacher.classes, {
  attendance: lazyPage(() => import('#features/attendance/teacher/AttendanceContainer.tsx'), 'AttendanceContainer'),
  create: ClassContainer,
  edit: ClassContainer,
  list: ClassesContainer,
})
