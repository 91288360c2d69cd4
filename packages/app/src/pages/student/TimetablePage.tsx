import { student } from '#addresses/student.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useView } from '#navigation/useView.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/student/timetable`: one’s own week. */
export function TimetablePage() {
  const { week } = useView(student.timetable)
  const { go } = useMoves(student.timetable)
  return <TimetableContainer viewer="student" week={week} onMove={(day) => go({ week: day })} />
}
