import { page } from '../navigation/page.tsx'
import { AreaPage } from './AreaPage.tsx'

/** The pages under `/admin` by the second segment of their address, exactly as it is spelled (1§2). */
const pages = {
  dashboard: page(async () => (await import('../containers/admin/DashboardContainer.tsx')).DashboardContainer),
  course: page(async () => (await import('../containers/admin/CoursesPage.tsx')).CoursesPage),
  classes: page(async () => (await import('../containers/admin/ClassesContainer.tsx')).ClassesContainer),
  teacher: page(async () => (await import('../containers/admin/TeachersPage.tsx')).TeachersPage),
  students: page(async () => (await import('../containers/admin/StudentsPage.tsx')).StudentsPage),
  'allot-teacher': page(async () => (await import('../containers/admin/AllotmentsPage.tsx')).AllotmentsPage),
  'student-Performance-report': page(async () => (await import('../containers/admin/ReportsPage.tsx')).ReportsPage),
  policy: page(async () => (await import('../containers/admin/PoliciesContainer.tsx')).PoliciesContainer),
  event: page(async () => (await import('../containers/admin/EventsPage.tsx')).EventsPage),
  settings: page(async () => (await import('../containers/admin/SettingsContainer.tsx')).SettingsContainer),
}

export function AdminArea({ page: name }: { page: string }) {
  return <AreaPage area="admin" pages={pages} name={name} />
}
