import { DashboardScreen } from '@maktab/ui/screens/student/DashboardScreen/DashboardScreen'
import { student } from '#addresses/student.ts'
import { useEnrolledCourses } from '#data/enrolledCourses.ts'
import { useLessonsAhead } from '#data/lessonsAhead.ts'
import { useStudentClasses } from '#data/studentClasses.ts'

export function DashboardContainer() {
  return (
    <DashboardScreen
      lessons={useLessonsAhead()}
      timetableHref={student.timetable.href()}
      courses={useEnrolledCourses()}
      classes={useStudentClasses()}
      enrolledCoursesHref={student.enrolled.href()}
      allClassesHref={student.enrolled.href({ classes: 'all' })}
      coursesHref={student.courses.href()}
      getOutlinesHref={(outlines) => student.enrolled.href({ outlines })}
      getClassesHref={(classes) => student.enrolled.href({ classes })}
    />
  )
}
