import { page } from '../navigation/page.tsx'
import { AreaPage } from './AreaPage.tsx'

/** The pages under `/student` by the second segment of their address, exactly as it is spelled (1§2). */
const pages = {
  dashboard: page(async () => (await import('../containers/student/DashboardContainer.tsx')).DashboardContainer),
  courses: page(async () => (await import('../containers/student/CoursesContainer.tsx')).CoursesContainer),
  'enrolled-courses': page(
    async () => (await import('../containers/student/EnrolledCoursesContainer.tsx')).EnrolledCoursesContainer,
  ),
  event: page(async () => (await import('../containers/student/EventsContainer.tsx')).EventsContainer),
  policy: page(async () => (await import('../containers/student/PoliciesContainer.tsx')).PoliciesContainer),
  billing: page(async () => (await import('../containers/student/BillingContainer.tsx')).BillingContainer),
}

export function StudentArea({ page: name }: { page: string }) {
  return <AreaPage area="student" pages={pages} name={name} />
}
