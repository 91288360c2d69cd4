import type { Lesson } from '@maktab/contract/schema'
import { type Remote, loading, mergeStaleState } from '@maktab/ui/remote'
import { ClassesScreen } from '@maktab/ui/features/classes/student/ClassesScreen'
import type { ComponentProps } from 'react'
import { student } from '#addresses/student.ts'
import { useEnrolledCourse } from '#features/classes/enrolledCourses.ts'
import { useUpcomingLessons } from '#features/timetable/upcomingLessons.ts'
import { useHasOperation } from '#api/useHasOperation.ts'
import { useCourseClasses, useStudentClasses } from '#features/classes/studentClasses.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function AllClassesContainer() {
  const lessons = useUpcomingLessons() ?? loading
  return (
    <ClassesScreen
      classes={mergeStaleState(useStudentClasses(), lessons)}
      lessons={knownOf(lessons)}
      host={window.location.host}
      table={useTableSearchParams()}
      getReportHref={getReportHref('all')}
      attendanceHref={useHasOperation('listOwnAttendance') ? student.enrolled.href({ attendance: 'all' }) : undefined}
      closeHref={student.enrolled.href()}
    />
  )
}

export function CourseClassesContainer({ courseId }: { courseId: number }) {
  const { course, courses } = useEnrolledCourse(courseId)
  const lessons = useUpcomingLessons() ?? loading
  return (
    <ClassesScreen
      course={course}
      classes={mergeStaleState(useCourseClasses(courseId), courses, lessons)}
      lessons={knownOf(lessons)}
      host={window.location.host}
      table={useTableSearchParams()}
      getReportHref={getReportHref(courseId)}
      attendanceHref={
        useHasOperation('listOwnAttendance') ? student.enrolled.href({ attendance: courseId }) : undefined
      }
      closeHref={student.enrolled.href()}
    />
  )
}

/** What is known of the next days; the classes are told without it, too. */
const knownOf = (lessons: Remote<readonly Lesson[]>) => (lessons.state === 'ready' ? lessons.data : undefined)

/** A link to the report on a class, that leads back to the classes it was opened from. */
function getReportHref(classes: number | 'all'): ComponentProps<typeof ClassesScreen>['getReportHref'] {
  return ({ class: { id: report }, course }) =>
    student.enrolled.href({ classes, report, of: String(course.id ?? course.name) })
}
