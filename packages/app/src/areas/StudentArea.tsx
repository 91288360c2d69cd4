import { page } from '../navigation/page.tsx'
import { AreaPage } from './AreaPage.tsx'

/** The pages under `/student` by the second segment of their address, exactly as it is spelled (1§2). */
const pages = {
  dashboard: page(async () => (await import('../containers/student/DashboardContainer.tsx')).DashboardContainer),
  courses: page(async () => (await import('../containers/student/CoursesPage.tsx')).CoursesPage),
  'enrolled-courses': page(
    async () => (await import('../containers/student/EnrolledCoursesPage.tsx')).EnrolledCoursesPage,
  ),
  event: page(async () => (await import('../containers/student/EventsPage.tsx')).EventsPage),
  policy: page(async () => (await import('../containers/student/PoliciesContainer.tsx')).PoliciesContainer),
  billing: page(async () => (await import('../containers/student/BillingPage.tsx')).BillingPage),
}

export function StudentArea({ page: name }: { page: string }) {
  return <AreaPage area="student" pages={pages} name={name} />
}
