import { StudentsScreen } from '@maktab/ui/features/students/admin/StudentsScreen'
import { admin } from '#addresses/admin.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

function StudentsContainer({ view, go, hrefTo }: ViewProps<typeof admin.students, 'list'>) {
  const { course: courseId, previousRecord: from } = view
  const invalidate = useInvalidateQueries()
  const hasCourse = courseId !== undefined
  const { rows, table, isWhole } = usePagedList(
    hasCourse ? 'filterStudents' : 'listStudents',
    useTableSearchParams(),
    hasCourse ? { params: { courseId } } : {},
  )
  const allotments = useApiQuery('listAllotments', { select: (all) => all.teacherAllotment, enabled: isWhole })
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
      restoreFocusTo={from?.at === 'statement' ? from.statement : from?.student}
      table={table}
    />
  )
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
  papers: lazyPage(() => import('#features/payments/admin/StudentReceiptsContainer.tsx'), 'StudentReceiptsContainer'),
  student: lazyPage(() => import('./StudentContainer.tsx'), 'StudentContainer'),
  statement: StudentStatement,
  list: StudentsContainer,
})
