import { teacher } from '#addresses/teacher.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useView } from '#navigation/useView.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/teacher/timetable`: one’s own week. */
export function TimetablePage() {
  const { week } = useView(teacher.timetable)
  const { go } = useMoves(teacher.timetable)
  return <TimetableContainer viewer="teacher" week={week} onMove={(day) => go({ week: day })} />
}
