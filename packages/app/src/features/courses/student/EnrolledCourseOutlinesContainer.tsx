import { mergeStaleState } from '@maktab/ui/remote'
import { useToday } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { getCourseLessonDays } from '@maktab/ui/lib/lessons/outlinePath'
import { CourseOutlinesScreen } from '@maktab/ui/features/courses/student/CourseOutlinesScreen'
import { student } from '#addresses/student.ts'
import { useOwnAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { useEnrolledCourses } from '#features/classes/classQueryHooks.ts'
import { useTimetable } from '#features/timetable/timetableQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useOutlines } from '../courseQueryHooks.ts'

/** How far ahead outlines get the day on which they will be taught. */
const DAYS_AHEAD = 42

export function EnrolledCourseOutlinesContainer({
  view: { outlines: courseId },
}: ViewProps<typeof student.enrolled, 'outlines'>) {
  const today = useToday()
  const { viewerZone } = useSchoolSettings()
  const courses = useEnrolledCourses()
  const attendance = useOwnAttendance()
  const timetable = useTimetable({ from: today, days: DAYS_AHEAD, zone: viewerZone })
  return (
    <CourseOutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={mergeStaleState(useOutlines(courseId), courses, attendance, timetable)}
      progress={attendance?.state === 'ready' ? attendance.data.courses.find(({ id }) => id === courseId) : undefined}
      upcomingDays={timetable?.state === 'ready' ? getCourseLessonDays(timetable.data.lessons, courseId, today) : []}
      coursesHref={student.enrolled.href()}
      classesHref={student.enrolled.href({ classes: courseId })}
    />
  )
}
