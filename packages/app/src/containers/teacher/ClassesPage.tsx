import { useSearchParams } from 'wouter'
import { AttendanceContainer } from './AttendanceContainer.tsx'
import { ClassesContainer } from './ClassesContainer.tsx'

/** `/teacher/classes` has two views (2§2): all classes, and with `?class=<id>` the attendance of one. */
export function ClassesPage() {
  const [search] = useSearchParams()
  const classId = Number(search.get('class'))
  return Number.isInteger(classId) && classId > 0 ? (
    <AttendanceContainer key={classId} classId={classId} />
  ) : (
    <ClassesContainer />
  )
}
