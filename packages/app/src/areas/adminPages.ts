import type { admin } from '../addresses/admin.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'

/** The pages of the admin area by the names of their addresses. */
export const adminPages = {
  dashboard: lazyPage(() => import('../pages/admin/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../pages/admin/TimetablePage.tsx'), 'TimetablePage'),
  inbox: lazyPage(() => import('../pages/admin/InboxContainer.tsx'), 'InboxContainer'),
  courses: lazyPage(() => import('../pages/admin/CoursesPage.tsx'), 'CoursesPage'),
  classes: lazyPage(() => import('../pages/admin/ClassesPage.tsx'), 'ClassesPage'),
  teachers: lazyPage(() => import('../pages/admin/TeachersPage.tsx'), 'TeachersPage'),
  students: lazyPage(() => import('../pages/admin/StudentsPage.tsx'), 'StudentsPage'),
  allotTeachers: lazyPage(() => import('../pages/admin/AllotmentsPage.tsx'), 'AllotmentsPage'),
  reports: lazyPage(() => import('../pages/admin/ReportsPage.tsx'), 'ReportsPage'),
  events: lazyPage(() => import('../pages/admin/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../pages/admin/PoliciesPage.tsx'), 'PoliciesPage'),
  fees: lazyPage(() => import('../pages/admin/FeesContainer.tsx'), 'FeesContainer'),
  discounts: lazyPage(() => import('../pages/admin/DiscountsPage.tsx'), 'DiscountsPage'),
  income: lazyPage(() => import('../pages/admin/IncomeContainer.tsx'), 'IncomeContainer'),
  settings: lazyPage(() => import('../pages/admin/SettingsContainer.tsx'), 'SettingsContainer'),
  reminders: lazyPage(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof admin, LazyPage>
