import { DashboardScreen } from '@maktab/ui/screens/admin/DashboardScreen/DashboardScreen'
import { useAllClasses } from '../../data/allClasses.ts'
import { useCourses } from '../../data/courses.ts'
import { useEvents } from '../../data/events.ts'
import { useStudents } from '../../data/students.ts'
import { useTeachers } from '../../data/teachers.ts'
import { paths } from '../../paths.ts'

export function DashboardContainer() {
  return (
    <DashboardScreen
      classes={useAllClasses()}
      courses={useCourses()}
      students={useStudents()}
      teachers={useTeachers()}
      events={useEvents()}
      hrefs={{
        classes: paths.allClasses(),
        courses: paths.courses(),
        students: paths.students(),
        teachers: paths.teachers(),
        events: paths.events(),
      }}
    />
  )
}
