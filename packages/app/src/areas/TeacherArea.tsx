import type { ComponentType } from 'react'
import { teacher } from '../addresses/teacher.ts'
import { page } from '../navigation/page.tsx'
import { searchOf } from '../pages/shell/searchOf.ts'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: page(() => import('../pages/teacher/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: page(() => import('../pages/teacher/TimetablePage.tsx'), 'TimetablePage', 'shared'),
  classes: page(() => import('../pages/teacher/ClassesPage.tsx'), 'ClassesPage'),
  addStudents: page(() => import('../pages/teacher/AddStudentsContainer.tsx'), 'AddStudentsContainer'),
  courses: page(() => import('../pages/teacher/CoursesPage.tsx'), 'CoursesPage'),
  students: page(() => import('../pages/teacher/AllottedStudentsContainer.tsx'), 'AllottedStudentsContainer'),
  reports: page(() => import('../pages/teacher/ReportsPage.tsx'), 'ReportsPage'),
  reminders: page(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer', 'shared'),
} satisfies Record<keyof typeof teacher, ComponentType>

const search = searchOf(() => import('../pages/teacher/SearchContainer.tsx'))

export function TeacherArea({ page: name }: { page: string }) {
  return <RolePage area="teacher" addresses={teacher} pages={pages} search={search} name={name} />
}
