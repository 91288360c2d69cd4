import { DashboardScreen } from '@maktab/ui/screens/teacher/DashboardScreen/DashboardScreen'
import { teacher } from '#addresses/teacher.ts'
import { useLessonsAhead } from '#data/lessonsAhead.ts'
import { useTeacherAllotments } from '#data/teacherAllotments.ts'
import { useTeacherClasses } from '#data/teacherClasses.ts'
import { useTeacherCourses } from '#data/teacherCourses.ts'
import { useTeacherReports } from '#data/teacherReports.ts'

export function DashboardContainer() {
  return (
    <DashboardScreen
      lessons={useLessonsAhead()}
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      allotments={useTeacherAllotments()}
      reports={useTeacherReports()}
      hrefs={{
        timetable: teacher.timetable.href(),
        classes: teacher.classes.href(),
        courses: teacher.courses.href(),
        students: teacher.students.href(),
        reports: teacher.reports.href(),
      }}
    />
  )
}
