import type { admin } from '../addresses/admin.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'

/** The pages of the admin area by the names of their addresses. */
export const adminPages = {
  dashboard: lazyPage(() => import('../features/home/admin/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../features/timetable/admin/TimetablePage.tsx'), 'TimetablePage'),
  inbox: lazyPage(() => import('../features/inbox/admin/InboxContainer.tsx'), 'InboxContainer'),
  courses: lazyPage(() => import('../features/courses/admin/CoursesPage.tsx'), 'CoursesPage'),
  classes: lazyPage(() => import('../features/classes/admin/ClassesPage.tsx'), 'ClassesPage'),
  teachers: lazyPage(() => import('../features/teachers/admin/TeachersPage.tsx'), 'TeachersPage'),
  students: lazyPage(() => import('../features/students/admin/StudentsPage.tsx'), 'StudentsPage'),
  allotTeachers: lazyPage(() => import('../features/allotments/admin/AllotmentsPage.tsx'), 'AllotmentsPage'),
  reports: lazyPage(() => import('../features/reports/admin/ReportsPage.tsx'), 'ReportsPage'),
  events: lazyPage(() => import('../features/events/admin/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../features/policies/admin/PoliciesPage.tsx'), 'PoliciesPage'),
  fees: lazyPage(() => import('../features/payments/admin/FeesContainer.tsx'), 'FeesContainer'),
  discounts: lazyPage(() => import('../features/discounts/admin/DiscountsPage.tsx'), 'DiscountsPage'),
  income: lazyPage(() => import('../features/payments/admin/IncomeContainer.tsx'), 'IncomeContainer'),
  settings: lazyPage(() => import('../features/settings/admin/SettingsContainer.tsx'), 'SettingsContainer'),
  reminders: lazyPage(() => import('../features/reminders/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof admin, LazyPage>
