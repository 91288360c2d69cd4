import { student } from '#addresses/student.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useOwnAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { useOwnPractice } from '#features/practice/practiceHooks.ts'
import { useExcuseActions } from '#features/excuses/useExcuseActions.ts'
import { useUpcomingLessons } from '#features/timetable/useUpcomingLessons.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { EnrolledCoursesScreen, ClassesScreen } from '@maktab/ui/features/classes/student/ClassesScreen'
import { loading, mergeStaleState } from '@maktab/ui/remote'
import { useEnrolledCourses, useStudentClasses } from '../classQueryHooks.ts'

/** The classes of one course or of all. */
function ClassesContainer({ view: { classes: of } }: ViewProps<typeof student.enrolled, 'classes'>) {
  const isAll = of === 'all'
  const lessons = useUpcomingLessons() ?? loading
  const courses = useEnrolledCourses(!isAll)
  const allClasses = useStudentClasses(isAll)
  const courseClasses = useApiQuery('listCourseClasses', {
    params: { courseId: isAll ? 0 : of },
    select: ({ classes }) => classes,
    enabled: !isAll,
  })
  return (
    <ClassesScreen
      course={!isAll && courses.state === 'ready' ? courses.data.find(({ id }) => id === of) : undefined}
      classes={isAll ? mergeStaleState(allClasses, lessons) : mergeStaleState(courseClasses, courses, lessons)}
      // Classes are shown without the lessons, too.
      lessons={lessons.state === 'ready' ? lessons.data : undefined}
      host={window.location.host}
      excuses={useExcuseActions()}
      table={useTableSearchParams()}
      // Closing the report returns to this list.
      getReportHref={({ class: { id: report }, course }) =>
        student.enrolled.href({ classes: of, report, of: String(course.id ?? course.name) })
      }
      attendanceHref={useHasOperation('listOwnAttendance') ? student.enrolled.href({ attendance: of }) : undefined}
      closeHref={student.enrolled.href()}
    />
  )
}

function EnrolledCoursesContainer() {
  const [courses, classes] = [useEnrolledCourses(), useStudentClasses()]
  const [lessons, attendance] = [useUpcomingLessons(), useOwnAttendance()]
  const { practice, query } = useOwnPractice()
  return (
    <EnrolledCoursesScreen
      courses={mergeStaleState(courses, classes, lessons, attendance, query)}
      lessons={lessons}
      classes={classes}
      attendance={attendance}
      practice={practice}
      getReportHref={({ class: { id: report }, course }) =>
        student.enrolled.href({ classes: 'all', report, of: String(course.id ?? course.name) })
      }
      getOutlinesHref={(outlines) => student.enrolled.href({ outlines })}
      getClassesHref={(classes) => student.enrolled.href({ classes })}
      allClassesHref={student.enrolled.href({ classes: 'all' })}
      attendanceHref={useHasOperation('listOwnAttendance') ? student.enrolled.href({ attendance: 'all' }) : undefined}
      coursesHref={student.courses.href()}
    />
  )
}

const ReportContainer = lazyPage(() => import('#features/reports/student/ReportContainer.tsx'), 'ReportContainer')

/** `/student/enrolled-courses` (2§2): courses, the outlines of one, classes, a report of one, and attendance. */
export const EnrolledCoursesPage = createViewPage(student.enrolled, {
  written: ReportContainer,
  report: ReportContainer,
  classes: ClassesContainer,
  outlines: lazyPage(
    () => import('#features/courses/student/EnrolledCourseOutlinesContainer.tsx'),
    'EnrolledCourseOutlinesContainer',
  ),
  attendance: lazyPage(() => import('#features/attendance/student/AttendanceContainer.tsx'), 'AttendanceContainer'),
  list: EnrolledCoursesContainer,
})
