import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const StudentContainer = viewOf(async () => (await import('./StudentContainer.tsx')).StudentContainer)
const StudentsContainer = viewOf(async () => (await import('./StudentsContainer.tsx')).StudentsContainer)

/** `/admin/students` (1§2): all students with their filter, or one of them. */
export function StudentsPage() {
  const view = useView(admin.students)
  switch (view.at) {
    case 'student':
      return <StudentContainer key={view.student} id={view.student} tab={view.tab} />
    case 'list':
      return <StudentsContainer courseId={view.course} lastId={view.from?.student} />
  }
}
