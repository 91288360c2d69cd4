import type { teacher } from '../addresses/teacher.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'

/** The pages of the teacher area by the names of their addresses. */
export const teacherPages = {
  dashboard: lazyPage(() => import('../features/home/teacher/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../features/timetable/teacher/TimetablePage.tsx'), 'TimetablePage'),
  classes: lazyPage(() => import('../features/classes/teacher/ClassesPage.tsx'), 'ClassesPage'),
  addStudents: lazyPage(() => import('../features/classes/teacher/AddStudentsContainer.tsx'), 'AddStudentsContainer'),
  courses: lazyPage(() => import('../features/courses/teacher/CoursesPage.tsx'), 'CoursesPage'),
  students: lazyPage(
    () => import('../features/students/teacher/AllottedStudentsContainer.tsx'),
    'AllottedStudentsContainer',
  ),
  reports: lazyPage(() => import('../features/reports/teacher/ReportsPage.tsx'), 'ReportsPage'),
  reminders: lazyPage(() => import('../features/reminders/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof teacher, LazyPage>
