import { teacher } from '#addresses/teacher.ts'
import { useNavigateTo, useRouteView } from '#navigation/routeViews.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/teacher/timetable`: the teacher’s own week. */
export function TimetablePage() {
  const { week } = useRouteView(teacher.timetable)
  const { go } = useNavigateTo(teacher.timetable)
  return <TimetableContainer viewer="teacher" week={week} onMove={(day) => go({ week: day })} />
}
