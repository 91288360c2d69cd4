import { TeachersScreen } from '@maktab/ui/features/teachers/admin/TeachersScreen'
import { admin } from '#addresses/admin.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useNoteMessage } from '#features/messages/useNoteMessage.ts'
import { useAddPeopleLinks } from '#features/import/useAddPeopleLinks.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useTeachers } from '../teacherQueryHooks.ts'

function TeachersContainer({ view, go, hrefTo }: ViewProps<typeof admin.teachers, 'list'>) {
  const { course: courseId, student: studentId } = view
  const invalidate = useInvalidateQueries()
  const filter = { courseId, studentId }
  const { rows, table, isWhole } = usePagedList('listTeachers', useTableSearchParams(), { only: filter })
  const filtered = useTeachers(filter, isWhole)
  const allotments = useFilteredList('listAllotments', {
    query: { studentId },
    isOwn: ({ student }) => student.id === studentId,
    isNeeded: courseId === undefined && studentId !== undefined,
  })
  return (
    <TeachersScreen
      teachers={isWhole ? filtered : rows}
      courses={useCourses()}
      students={useRemoteOptions('listStudents', [studentId])}
      allotments={allotments}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, student: next.studentId })}
      onRefresh={() => invalidate(invalidations.deleteTeacher)}
      getTeacherHref={(teacher) => hrefTo({ teacher })}
      onNoteMessage={useNoteMessage('teacher')}
      add={useAddPeopleLinks('createTeacher', hrefTo({ form: 'new' }), 'teachers')}
      restoreFocusTo={getPreviousTeacher(view.previousRecord)}
      table={table}
    />
  )
}

/** The teacher of the view that was open before; undefined if it was the form for a new one. */
function getPreviousTeacher(
  from: ViewProps<typeof admin.teachers, 'list'>['view']['previousRecord'],
): number | undefined {
  if (from?.at !== 'form') return from?.teacher
  return from.form === 'new' ? undefined : from.form
}

/** `/admin/teacher` (1§2): the list of teachers with filters, or one of them. */
export const TeachersPage = createViewPage(admin.teachers, {
  teacher: lazyPage(() => import('./TeacherContainer.tsx'), 'TeacherContainer'),
  form: lazyPage(() => import('./TeacherFormContainer.tsx'), 'TeacherFormContainer'),
  list: TeachersContainer,
})
