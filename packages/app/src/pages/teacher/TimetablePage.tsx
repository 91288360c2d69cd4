import { teacher } from '#addresses/teacher.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const TimetableContainer = viewOf(async () => (await import('../shared/TimetableContainer.tsx')).TimetableContainer)

/** `/teacher/timetable`: one’s own week. */
export function TimetablePage() {
  const { week } = useView(teacher.timetable)
  const { go } = useMoves(teacher.timetable)
  return <TimetableContainer viewer="teacher" week={week} onMove={(day) => go({ week: day })} />
}
