import { useSearchParams } from 'wouter'
import { AttendanceContainer } from './AttendanceContainer.tsx'
import { ClassListContainer } from './ClassListContainer.tsx'

/** `/teacher/classes` has two views (2§2): all classes, and with `?class=<id>` the attendance of one. */
export function ClassesContainer() {
  const [search] = useSearchParams()
  const classId = Number(search.get('class'))
  return Number.isInteger(classId) && classId > 0 ? (
    <AttendanceContainer key={classId} classId={classId} />
  ) : (
    <ClassListContainer />
  )
}
