import type { student } from '../addresses/student.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'

/** The pages of the student area by the names of their addresses. */
export const studentPages = {
  dashboard: lazyPage(() => import('../features/home/student/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../features/timetable/student/TimetablePage.tsx'), 'TimetablePage'),
  courses: lazyPage(() => import('../features/courses/student/CoursesPage.tsx'), 'CoursesPage'),
  enrolled: lazyPage(() => import('../features/classes/student/EnrolledCoursesPage.tsx'), 'EnrolledCoursesPage'),
  events: lazyPage(() => import('../features/events/student/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../features/policies/student/PoliciesContainer.tsx'), 'PoliciesContainer'),
  billing: lazyPage(() => import('../features/payments/student/BillingPage.tsx'), 'BillingPage'),
  reminders: lazyPage(() => import('../features/reminders/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof student, LazyPage>
