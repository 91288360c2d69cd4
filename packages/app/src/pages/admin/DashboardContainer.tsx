import { DashboardScreen } from '@maktab/ui/screens/admin/DashboardScreen/DashboardScreen'
import { admin } from '#addresses/admin.ts'
import { useAllClasses } from '#data/allClasses.ts'
import { useCourses } from '#data/courses.ts'
import { useEvents } from '#data/events.ts'
import { useStudents } from '#data/students.ts'
import { useTeachers } from '#data/teachers.ts'

export function DashboardContainer() {
  return (
    <DashboardScreen
      classes={useAllClasses()}
      courses={useCourses()}
      students={useStudents()}
      teachers={useTeachers()}
      events={useEvents()}
      hrefs={{
        classes: admin.classes.href(),
        courses: admin.courses.href(),
        students: admin.students.href(),
        teachers: admin.teachers.href(),
        events: admin.events.href(),
      }}
    />
  )
}
