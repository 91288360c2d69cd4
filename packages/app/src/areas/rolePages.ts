import type { admin } from '../addresses/admin.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'
import type { student } from '../addresses/student.ts'
import type { teacher } from '../addresses/teacher.ts'
import type { Addresses } from '../addresses/address.ts'
import { normalizeSegment } from '../navigation/clientSideNavigation.ts'
import type { Role } from '../addresses/roles.ts'

/** The pages of the admin area, by route name. */
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
  trials: lazyPage(() => import('../features/trial/admin/TrialsContainer.tsx'), 'TrialsContainer'),
  events: lazyPage(() => import('../features/events/admin/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../features/policies/admin/PoliciesPage.tsx'), 'PoliciesPage'),
  fees: lazyPage(() => import('../features/payments/admin/FeesContainer.tsx'), 'FeesContainer'),
  discounts: lazyPage(() => import('../features/discounts/admin/DiscountsPage.tsx'), 'DiscountsPage'),
  income: lazyPage(() => import('../features/payments/admin/IncomePage.tsx'), 'IncomePage'),
  import: lazyPage(() => import('../features/import/admin/ImportPage.tsx'), 'ImportPage'),
  settings: lazyPage(() => import('../features/settings/admin/SettingsContainer.tsx'), 'SettingsContainer'),
  staff: lazyPage(() => import('../features/staff/admin/StaffPage.tsx'), 'StaffPage'),
  system: lazyPage(() => import('../features/settings/admin/SystemContainer.tsx'), 'SystemContainer'),
  reminders: lazyPage(() => import('../features/reminders/shared/RemindersContainer.tsx'), 'RemindersContainer'),
  account: lazyPage(() => import('../features/auth/shared/AccountContainer.tsx'), 'AccountContainer'),
} satisfies Record<keyof typeof admin, LazyPage>

/** The pages of the student area, by route name. */
export const studentPages = {
  dashboard: lazyPage(() => import('../features/home/student/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../features/timetable/student/TimetablePage.tsx'), 'TimetablePage'),
  courses: lazyPage(() => import('../features/courses/student/CoursesPage.tsx'), 'CoursesPage'),
  enrolled: lazyPage(() => import('../features/classes/student/EnrolledCoursesPage.tsx'), 'EnrolledCoursesPage'),
  events: lazyPage(() => import('../features/events/student/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../features/policies/student/PoliciesContainer.tsx'), 'PoliciesContainer'),
  billing: lazyPage(() => import('../features/payments/student/BillingPage.tsx'), 'BillingPage'),
  reminders: lazyPage(() => import('../features/reminders/shared/RemindersContainer.tsx'), 'RemindersContainer'),
  account: lazyPage(() => import('../features/auth/shared/AccountContainer.tsx'), 'AccountContainer'),
} satisfies Record<keyof typeof student, LazyPage>

/** The pages of the teacher area, by route name. */
export const teacherPages = {
  dashboard: lazyPage(() => import('../features/home/teacher/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../features/timetable/teacher/TimetablePage.tsx'), 'TimetablePage'),
  classes: lazyPage(() => import('../features/classes/teacher/ClassesPage.tsx'), 'ClassesPage'),
  addStudents: lazyPage(
    () => import('../features/classes/teacher/AssignStudentsContainer.tsx'),
    'AssignStudentsContainer',
  ),
  courses: lazyPage(() => import('../features/courses/teacher/CoursesPage.tsx'), 'CoursesPage'),
  students: lazyPage(() => import('../features/students/teacher/StudentsPage.tsx'), 'StudentsPage'),
  reports: lazyPage(() => import('../features/reports/teacher/ReportsPage.tsx'), 'ReportsPage'),
  reminders: lazyPage(() => import('../features/reminders/shared/RemindersContainer.tsx'), 'RemindersContainer'),
  account: lazyPage(() => import('../features/auth/shared/AccountContainer.tsx'), 'AccountContainer'),
  profile: lazyPage(() => import('../features/visitors/teacher/PublicProfileContainer.tsx'), 'PublicProfileContainer'),
} satisfies Record<keyof typeof teacher, LazyPage>

/** The name and route of a role’s page by the second segment of a URL, case-insensitive (decision 40). */
export function findPageRoute(addresses: Addresses, role: Role, segment: string) {
  const path = `/${role}/${normalizeSegment(segment)}`
  return Object.entries(addresses).find(([, address]) => normalizeSegment(address.path) === path)
}
