import { student } from '#addresses/student.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useRouteView } from '#navigation/useRouteView.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/student/timetable`: one’s own week. */
export function TimetablePage() {
  const { week } = useRouteView(student.timetable)
  const { go } = useNavigateTo(student.timetable)
  return <TimetableContainer viewer="student" week={week} onMove={(day) => go({ week: day })} />
}
