import { EnrolledCoursesScreen } from '@maktab/ui/features/classes/student/EnrolledCoursesScreen'
import { student } from '#addresses/student.ts'
import { useEnrolledCourses } from '#features/classes/enrolledCourses.ts'
import { useHasOperation } from '#api/useHasOperation.ts'

export function EnrolledCoursesContainer() {
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
