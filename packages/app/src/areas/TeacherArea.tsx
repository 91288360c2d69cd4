import type { ComponentType } from 'react'
import { teacher } from '../addresses/teacher.ts'
import { page } from '../navigation/page.tsx'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: page(() => import('../containers/teacher/DashboardContainer.tsx'), 'DashboardContainer'),
  classes: page(() => import('../containers/teacher/ClassesPage.tsx'), 'ClassesPage'),
  addStudents: page(() => import('../containers/teacher/AddStudentsContainer.tsx'), 'AddStudentsContainer'),
  courses: page(() => import('../containers/teacher/CoursesPage.tsx'), 'CoursesPage'),
  students: page(() => import('../containers/teacher/AllottedStudentsContainer.tsx'), 'AllottedStudentsContainer'),
  reports: page(() => import('../containers/teacher/ReportsContainer.tsx'), 'ReportsContainer'),
} satisfies Record<keyof typeof teacher, ComponentType>

export function TeacherArea({ page: name }: { page: string }) {
  return <RolePage area="teacher" addresses={teacher} pages={pages} name={name} />
}
