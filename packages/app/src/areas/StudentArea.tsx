import type { ComponentType } from 'react'
import { student } from '../addresses/student.ts'
import { page } from '../navigation/page.tsx'
import { searchOf } from '../pages/shell/searchOf.ts'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: page(() => import('../pages/student/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: page(() => import('../pages/student/TimetablePage.tsx'), 'TimetablePage', 'shared'),
  courses: page(() => import('../pages/student/CoursesPage.tsx'), 'CoursesPage'),
  enrolled: page(() => import('../pages/student/EnrolledCoursesPage.tsx'), 'EnrolledCoursesPage'),
  events: page(() => import('../pages/student/EventsPage.tsx'), 'EventsPage'),
  policy: page(() => import('../pages/student/PoliciesContainer.tsx'), 'PoliciesContainer'),
  billing: page(() => import('../pages/student/BillingPage.tsx'), 'BillingPage'),
  reminders: page(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer', 'shared'),
} satisfies Record<keyof typeof student, ComponentType>

const search = searchOf(() => import('../pages/student/SearchContainer.tsx'))

export function StudentArea({ page: name }: { page: string }) {
  return <RolePage area="student" addresses={student} pages={pages} search={search} name={name} />
}
