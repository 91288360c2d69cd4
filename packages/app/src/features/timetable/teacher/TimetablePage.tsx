import { teacher } from '#addresses/teacher.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useRouteView } from '#navigation/useRouteView.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/teacher/timetable`: one’s own week. */
export function TimetablePage() {
  const { week } = useRouteView(teacher.timetable)
  const { go } = useNavigateTo(teacher.timetable)
  return <TimetableContainer viewer="teacher" week={week} onMove={(day) => go({ week: day })} />
}
