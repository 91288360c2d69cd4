import { admin } from '#addresses/admin.ts'
import { useRouteView, useNavigateTo } from '#navigation/routeViews.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { TimetableContainer } from '../shared/TimetableContainer.tsx'

/** `/admin/timetable`: the week of all teachers, of one, or of a course. */
export function TimetablePage() {
  const { week, teacher: teacherId, course: courseId } = useRouteView(admin.timetable)
  const { go } = useNavigateTo(admin.timetable)
  return (
    <TimetableContainer
      viewer="admin"
      week={week}
      onMove={(day) => go({ week: day, teacher: teacherId, course: courseId })}
      filtering={{
        teachers: useRemoteOptions('listTeachers', [teacherId]),
        courses: useCourses(),
        filter: { teacherId, courseId },
        onFilter: (next) => go({ week, teacher: next.teacherId, course: next.courseId }),
      }}
    />
  )
}
