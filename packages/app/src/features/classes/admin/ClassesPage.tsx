import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { ClassesContainer } from './ClassesContainer.tsx'

const ClassContainer = lazyPage(() => import('./ClassContainer.tsx'), 'ClassContainer')

/** `/admin/classes` (1§2): all classes with their filters, or the form of one. */
export function ClassesPage() {
  const view = useRouteView(admin.classes)
  switch (view.at) {
    case 'form':
      return <ClassContainer id={view.class} />
    case 'list':
      return (
        <ClassesContainer courseId={view.course} teacherId={view.teacher} restoreFocusTo={view.previousRecord?.class} />
      )
  }
}
