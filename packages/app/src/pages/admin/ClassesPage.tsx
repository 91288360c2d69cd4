import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const ClassContainer = viewOf(async () => (await import('./ClassContainer.tsx')).ClassContainer)
const ClassesContainer = viewOf(async () => (await import('./ClassesContainer.tsx')).ClassesContainer)

/** `/admin/classes` (1§2): all classes with their filters, or the form of one. */
export function ClassesPage() {
  const view = useView(admin.classes)
  switch (view.at) {
    case 'form':
      return <ClassContainer id={view.class} />
    case 'list':
      return <ClassesContainer courseId={view.course} teacherId={view.teacher} lastId={view.openBefore?.class} />
  }
}
