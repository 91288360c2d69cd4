import type { student } from '../addresses/student.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'

/** The pages of the student area by the names of their addresses. */
export const studentPages = {
  dashboard: lazyPage(() => import('../pages/student/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../pages/student/TimetablePage.tsx'), 'TimetablePage'),
  courses: lazyPage(() => import('../pages/student/CoursesPage.tsx'), 'CoursesPage'),
  enrolled: lazyPage(() => import('../pages/student/EnrolledCoursesPage.tsx'), 'EnrolledCoursesPage'),
  events: lazyPage(() => import('../pages/student/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../pages/student/PoliciesContainer.tsx'), 'PoliciesContainer'),
  billing: lazyPage(() => import('../pages/student/BillingPage.tsx'), 'BillingPage'),
  reminders: lazyPage(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof student, LazyPage>
