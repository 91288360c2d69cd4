import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView } from '#navigation/views.ts'
import { EnrolledCoursesScreen, ClassesScreen } from '@maktab/ui/features/classes/student/ClassesScreen'
import { useEnrolledCourses, useEnrolledCourse, useCourseClasses, useStudentClasses } from '../classes.ts'
import { useHasOperation } from '#api/optionalCalls.ts'
import type { Lesson } from '@maktab/contract/schema'
import { type Remote, loading, mergeStaleState } from '@maktab/ui/remote'
import type { ComponentProps } from 'react'
import { useUpcomingLessons } from '#features/timetable/upcomingLessons.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

function AllClassesContainer() {
  const lessons = useUpcomingLessons() ?? loading
  return (
    <ClassesScreen
      classes={mergeStaleState(useStudentClasses(), lessons)}
      lessons={dataOf(lessons)}
      host={window.location.host}
      table={useTableSearchParams()}
      getReportHref={getReportHref('all')}
      attendanceHref={useHasOperation('listOwnAttendance') ? student.enrolled.href({ attendance: 'all' }) : undefined}
      closeHref={student.enrolled.href()}
    />
  )
}

function CourseClassesContainer({ courseId }: { courseId: number }) {
  const { course, courses } = useEnrolledCourse(courseId)
  const lessons = useUpcomingLessons() ?? loading
  return (
    <ClassesScreen
      course={course}
      classes={mergeStaleState(useCourseClasses(courseId), courses, lessons)}
      lessons={dataOf(lessons)}
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

/** The lessons if they have loaded; classes are shown without them, too. */
const dataOf = (lessons: Remote<readonly Lesson[]>) => (lessons.state === 'ready' ? lessons.data : undefined)

/** A link to the report of a class, which returns to the class list it was opened from. */
function getReportHref(classes: number | 'all'): ComponentProps<typeof ClassesScreen>['getReportHref'] {
  return ({ class: { id: report }, course }) =>
    student.enrolled.href({ classes, report, of: String(course.id ?? course.name) })
}

const AttendanceContainer = lazyPage(
  () => import('#features/attendance/student/AttendanceContainer.tsx'),
  'AttendanceContainer',
)
const CourseOutlinesContainer = lazyPage(
  () => import('#features/courses/student/CourseOutlinesContainer.tsx'),
  'CourseOutlinesContainer',
)
const ReportContainer = lazyPage(() => import('#features/reports/student/ReportContainer.tsx'), 'ReportContainer')

/** `/student/enrolled-courses` (2§2): courses, the outlines of one, classes, a report of one, and attendance. */
export function EnrolledCoursesPage() {
  const view = useRouteView(student.enrolled)
  switch (view.at) {
    case 'written':
    case 'report':
      return <ReportContainer key={view.report} view={view} />
    case 'classes':
      if (view.classes === 'all') return <AllClassesContainer />
      return <CourseClassesContainer key={view.classes} courseId={view.classes} />
    case 'outlines':
      return <CourseOutlinesContainer key={view.outlines} courseId={view.outlines} />
    case 'attendance':
      return <AttendanceContainer key={view.attendance} of={view.attendance} />
    case 'list':
      return <EnrolledCoursesContainer />
  }
}

function EnrolledCoursesContainer() {
  return (
    <EnrolledCoursesScreen
      courses={useEnrolledCourses()}
      getOutlinesHref={(outlines) => student.enrolled.href({ outlines })}
      getClassesHref={(classes) => student.enrolled.href({ classes })}
      allClassesHref={student.enrolled.href({ classes: 'all' })}
      attendanceHref={useHasOperation('listOwnAttendance') ? student.enrolled.href({ attendance: 'all' }) : undefined}
      coursesHref={student.courses.href()}
    />
  )
}
