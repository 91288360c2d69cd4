import { DashboardScreen } from '@maktab/ui/screens/teacher/DashboardScreen/DashboardScreen'
import { useTeacherAllotments } from '../../data/teacherAllotments.ts'
import { useTeacherClasses } from '../../data/teacherClasses.ts'
import { useTeacherCourses } from '../../data/teacherCourses.ts'
import { useTeacherReports } from '../../data/teacherReports.ts'
import { paths } from '../../paths.ts'

export function DashboardContainer() {
  return (
    <DashboardScreen
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      allotments={useTeacherAllotments()}
      reports={useTeacherReports()}
      hrefs={{
        classes: paths.teacherClasses(),
        courses: paths.taughtCourses(),
        students: paths.allottedStudents(),
        reports: paths.teacherReports(),
      }}
    />
  )
}
