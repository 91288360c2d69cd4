import { page } from '../navigation/page.tsx'
import { AreaPage } from './AreaPage.tsx'

/** The pages under `/admin` by the second segment of their address, exactly as it is spelled (1§2). */
const pages = {
  dashboard: page(async () => (await import('../containers/admin/DashboardContainer.tsx')).DashboardContainer),
  course: page(async () => (await import('../containers/admin/CoursePage.tsx')).CoursePage),
  classes: page(async () => (await import('../containers/admin/ClassesContainer.tsx')).ClassesContainer),
  teacher: page(async () => (await import('../containers/admin/TeachersContainer.tsx')).TeachersContainer),
  students: page(async () => (await import('../containers/admin/StudentsContainer.tsx')).StudentsContainer),
  'allot-teacher': page(async () => (await import('../containers/admin/AllotmentsContainer.tsx')).AllotmentsContainer),
  'student-Performance-report': page(
    async () => (await import('../containers/admin/ReportsContainer.tsx')).ReportsContainer,
  ),
  policy: page(async () => (await import('../containers/admin/PoliciesContainer.tsx')).PoliciesContainer),
  event: page(async () => (await import('../containers/admin/EventPage.tsx')).EventPage),
  settings: page(async () => (await import('../containers/admin/SettingsContainer.tsx')).SettingsContainer),
}

export function AdminArea({ page: name }: { page: string }) {
  return <AreaPage area="admin" pages={pages} name={name} />
}
