import { StudentsScreen } from '@maktab/ui/features/students/admin/StudentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotments } from '#features/allotments/allotments.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useStudentActions } from '../studentActions.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo, useRouteView } from '#navigation/views.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'

type StudentsContainerProps = { courseId: number | undefined; restoreFocusTo: number | undefined }

function StudentsContainer({ courseId, restoreFocusTo }: StudentsContainerProps) {
  const { go, hrefTo } = useNavigateTo(admin.students)
  const { reload } = useStudentActions()
  const hasCourse = courseId !== undefined
  const { rows, table, isWhole } = usePagedList(
    hasCourse ? 'filterStudents' : 'listStudents',
    useTableSearchParams(),
    hasCourse ? { params: { courseId } } : {},
  )
  return (
    <StudentsScreen
      students={rows}
      courses={useCourses()}
      allotments={useAllotments(isWhole)}
      courseId={courseId}
      onFilter={(course) => go({ course })}
      onRefresh={reload}
      getStudentHref={(student) => hrefTo({ student })}
      getAllotHref={(student) => admin.allotTeachers.href({ form: 'new', student })}
      restoreFocusTo={restoreFocusTo}
      table={table}
    />
  )
}

const StatementContainer = lazyPage(
  () => import('#features/payments/shared/StatementContainer.tsx'),
  'StatementContainer',
)
const StudentContainer = lazyPage(() => import('./StudentContainer.tsx'), 'StudentContainer')
const StudentReceiptsContainer = lazyPage(
  () => import('#features/payments/admin/StudentReceiptsContainer.tsx'),
  'StudentReceiptsContainer',
)

/** `/admin/students` (1§2): the list of students with a filter, or one of them. */
export function StudentsPage() {
  const view = useRouteView(admin.students)
  const { go } = useNavigateTo(admin.students)
  switch (view.at) {
    case 'papers':
      return <StudentReceiptsContainer id={view.student} papers={view.papers} />
    case 'student':
      return <StudentContainer key={view.student} id={view.student} tab={view.tab} />
    case 'statement':
      return (
        <StatementContainer
          key={view.statement}
          studentId={view.statement}
          from={view.from}
          until={view.until}
          onPeriod={(period) => go({ statement: view.statement, ...period }, { replace: true })}
          onClose={() => go({ student: view.statement, tab: 'billing' })}
        />
      )
    case 'list':
      return <StudentsContainer courseId={view.course} restoreFocusTo={getLastStudent(view.previousRecord)} />
  }
}

/** The student whose record or statement was open before. */
function getLastStudent(before: { student: number } | { statement: number } | undefined): number | undefined {
  if (before === undefined) return undefined
  return 'student' in before ? before.student : before.statement
}
