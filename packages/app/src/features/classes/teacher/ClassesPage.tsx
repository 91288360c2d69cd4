import { teacher } from '#addresses/teacher.ts'
import { readFormTarget } from '#addresses/readFormTarget.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { ClassesContainer } from './ClassesContainer.tsx'

const AttendanceContainer = lazyPage(
  () => import('#features/attendance/teacher/AttendanceContainer.tsx'),
  'AttendanceContainer',
)
const ClassContainer = lazyPage(() => import('./ClassContainer.tsx'), 'ClassContainer')

/** `/teacher/classes` (2§2): all classes with their form, or the attendance of one. */
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
