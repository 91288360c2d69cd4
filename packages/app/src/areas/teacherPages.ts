import type { teacher } from '../addresses/teacher.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'

/** The pages of the teacher area by the names of their addresses. */
export const teacherPages = {
  dashboard: lazyPage(() => import('../pages/teacher/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../pages/teacher/TimetablePage.tsx'), 'TimetablePage'),
  classes: lazyPage(() => import('../pages/teacher/ClassesPage.tsx'), 'ClassesPage'),
  addStudents: lazyPage(() => import('../pages/teacher/AddStudentsContainer.tsx'), 'AddStudentsContainer'),
  courses: lazyPage(() => import('../pages/teacher/CoursesPage.tsx'), 'CoursesPage'),
  students: lazyPage(() => import('../pages/teacher/AllottedStudentsContainer.tsx'), 'AllottedStudentsContainer'),
  reports: lazyPage(() => import('../pages/teacher/ReportsPage.tsx'), 'ReportsPage'),
  reminders: lazyPage(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof teacher, LazyPage>
