import { admin } from '#addresses/admin.ts'
import { useRouteView } from '#navigation/useRouteView.ts'
import { SchoolTimetableContainer } from './SchoolTimetableContainer.tsx'

/** `/admin/timetable`: the weeks of all teachers, or of one, or of a course. */
export function TimetablePage() {
  const { week, teacher, course } = useRouteView(admin.timetable)
  return <SchoolTimetableContainer week={week} teacherId={teacher} courseId={course} />
}
