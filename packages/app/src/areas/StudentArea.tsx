import type { ComponentType } from 'react'
import { student } from '../addresses/student.ts'
import { lazyPage } from '../navigation/lazyPage.ts'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: lazyPage(() => import('../pages/student/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: lazyPage(() => import('../pages/student/TimetablePage.tsx'), 'TimetablePage'),
  courses: lazyPage(() => import('../pages/student/CoursesPage.tsx'), 'CoursesPage'),
  enrolled: lazyPage(() => import('../pages/student/EnrolledCoursesPage.tsx'), 'EnrolledCoursesPage'),
  events: lazyPage(() => import('../pages/student/EventsPage.tsx'), 'EventsPage'),
  policy: lazyPage(() => import('../pages/student/PoliciesContainer.tsx'), 'PoliciesContainer'),
  billing: lazyPage(() => import('../pages/student/BillingPage.tsx'), 'BillingPage'),
  reminders: lazyPage(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer'),
} satisfies Record<keyof typeof student, ComponentType>

const search = lazyPage(() => import('../pages/student/SearchContainer.tsx'), 'SearchContainer')

export function StudentArea({ page: name }: { page: string }) {
  return <RolePage area="student" addresses={student} pages={pages} search={search} name={name} />
}
