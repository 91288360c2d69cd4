import type { ComponentType } from 'react'
import { student } from '../addresses/student.ts'
import { page } from '../navigation/page.tsx'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: page(() => import('../containers/student/DashboardContainer.tsx'), 'DashboardContainer'),
  courses: page(() => import('../containers/student/CoursesPage.tsx'), 'CoursesPage'),
  enrolled: page(() => import('../containers/student/EnrolledCoursesPage.tsx'), 'EnrolledCoursesPage'),
  events: page(() => import('../containers/student/EventsPage.tsx'), 'EventsPage'),
  policy: page(() => import('../containers/student/PoliciesContainer.tsx'), 'PoliciesContainer'),
  billing: page(() => import('../containers/student/BillingPage.tsx'), 'BillingPage'),
} satisfies Record<keyof typeof student, ComponentType>

export function StudentArea({ page: name }: { page: string }) {
  return <RolePage area="student" addresses={student} pages={pages} name={name} />
}
