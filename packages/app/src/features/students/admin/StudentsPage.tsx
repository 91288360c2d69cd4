import { StudentsScreen } from '@maktab/ui/features/students/admin/StudentsScreen'
import { admin } from '#addresses/admin.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useMayCall } from '#api/officePart.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { withinPart } from '#features/staff/withinPart.tsx'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useAddPeopleLinks } from '#features/import/useAddPeopleLinks.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useStudentBulkActions } from './useStudentBulkActions.ts'

function StudentsContainer({ view, go, hrefTo }: ViewProps<typeof admin.students, 'list'>) {
  const { course: courseId, previousRecord: from } = view
  const invalidate = useInvalidateQueries()
  const mayCall = useMayCall()
  const hasCourse = courseId !== undefined
  const { rows, table, isWhole } = usePagedList(
    hasCourse ? 'filterStudents' : 'listStudents',
    useTableSearchParams(),
    hasCourse ? { params: { courseId } } : {},
  )
  const allotments = useApiQuery('listAllotments', {
    select: (all) => all.teacherAllotment,
    enabled: isWhole && mayCall('listAllotments'),
  })
  return (
    <StudentsScreen
      students={rows}
      courses={useCourses()}
      allotments={allotments}
      courseId={courseId}
      onFilter={(course) => go({ course })}
      onRefresh={() => invalidate(invalidations.deleteStudent)}
      getStudentHref={(student) => hrefTo({ student })}
      getAllotHref={(student) => admin.allotTeachers.href({ form: 'new', student })}
      bulkActions={useStudentBulkActions()}
      add={useAddPeopleLinks('createStudent', hrefTo({ form: 'new' }), 'students')}
      restoreFocusTo={getPreviousStudent(from)}
      table={table}
    />
  )
}

/** The student of the view that was open before; undefined if it was the form for a new one. */
function getPreviousStudent(
  from: ViewProps<typeof admin.students, 'list'>['view']['previousRecord'],
): number | undefined {
  if (from?.at === 'statement') return from.statement
  if (from?.at === 'form') return from.form === 'new' ? undefined : from.form
  return from?.student
}

const StatementContainer = lazyPage(
  () => import('#features/payments/shared/StatementContainer.tsx'),
  'StatementContainer',
)

function StudentStatement({ view, go }: ViewProps<typeof admin.students, 'statement'>) {
  return (
    <StatementContainer
      studentId={view.statement}
      from={view.from}
      until={view.until}
      onPeriod={(period) => go({ statement: view.statement, ...period }, { replace: true })}
      onClose={() => go({ student: view.statement, tab: 'billing' })}
    />
  )
}

/** `/admin/students` (1§2): the list of students with a filter, or one of them. */
export const StudentsPage = createViewPage(admin.students, {
  papers: withinPart(
    'listStudentBillingDetails',
    lazyPage(() => import('#features/payments/admin/StudentReceiptsContainer.tsx'), 'StudentReceiptsContainer'),
  ),
  student: lazyPage(() => import('./StudentContainer.tsx'), 'StudentContainer'),
  statement: withinPart('getStatement', StudentStatement),
  form: lazyPage(() => import('./StudentFormContainer.tsx'), 'StudentFormContainer'),
  list: StudentsContainer,
})
