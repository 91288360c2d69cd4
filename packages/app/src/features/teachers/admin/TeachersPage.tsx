import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { TeachersContainer } from './TeachersContainer.tsx'

const TeacherContainer = lazyPage(() => import('./TeacherContainer.tsx'), 'TeacherContainer')

/** `/admin/teacher` (1§2): all teachers with their filters, or one of them. */
export function TeachersPage() {
  const view = useRouteView(admin.teachers)
  switch (view.at) {
    case 'teacher':
      return <TeacherContainer key={view.teacher} id={view.teacher} tab={view.tab} />
    case 'list':
      return (
        <TeachersContainer
          courseId={view.course}
          studentId={view.student}
          restoreFocusTo={view.previousRecord?.teacher}
        />
      )
  }
}
