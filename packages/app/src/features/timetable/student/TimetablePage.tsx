import { student } from '#addresses/student.ts'
import { useNavigateTo, useRouteView } from '#navigation/routeViews.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/student/timetable`: the student’s own week. */
export function TimetablePage() {
  const { week } = useRouteView(student.timetable)
  const { go } = useNavigateTo(student.timetable)
  return <TimetableContainer viewer="student" week={week} onMove={(day) => go({ week: day })} />
}
