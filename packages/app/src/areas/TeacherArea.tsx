import type { ComponentType } from 'react'
import { teacher } from '../addresses/teacher.ts'
import { lazyPage } from '../navigation/lazyPage.ts'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: lazyPage(() => import('../pages/teacher/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../pages/teacher/TimetablePage.tsx'), 'TimetablePage'),
  classes: lazyPage(() => import('../pages/teacher/ClassesPage.tsx'), 'ClassesPage'),
  addStudents: lazyPage(() => import('../pages/teacher/AddStudentsContainer.tsx'), 'AddStudentsContainer'),
  courses: lazyPage(() => import('../pages/teacher/CoursesPage.tsx'), 'CoursesPage'),
  students: lazyPage(() => import('../pages/teacher/AllottedStudentsContainer.tsx'), 'AllottedStudentsContainer'),
  reports: lazyPage(() => import('../pages/teacher/ReportsPage.tsx'), 'ReportsPage'),
  reminders: lazyPage(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof teacher, ComponentType>

const search = lazyPage(() => import('../pages/teacher/SearchContainer.tsx'), 'SearchContainer')

export function TeacherArea({ page: name }: { page: string }) {
  return <RolePage area="teacher" addresses={teacher} pages={pages} search={search} name={name} />
}
