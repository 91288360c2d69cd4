import type { ComponentType } from 'react'
import { admin } from '../addresses/admin.ts'
import { page } from '../navigation/page.tsx'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: page(() => import('../containers/admin/DashboardContainer.tsx'), 'DashboardContainer'),
  courses: page(() => import('../containers/admin/CoursesPage.tsx'), 'CoursesPage'),
  classes: page(() => import('../containers/admin/ClassesContainer.tsx'), 'ClassesContainer'),
  teachers: page(() => import('../containers/admin/TeachersPage.tsx'), 'TeachersPage'),
  students: page(() => import('../containers/admin/StudentsPage.tsx'), 'StudentsPage'),
  allotTeachers: page(() => import('../containers/admin/AllotmentsPage.tsx'), 'AllotmentsPage'),
  reports: page(() => import('../containers/admin/ReportsPage.tsx'), 'ReportsPage'),
  events: page(() => import('../containers/admin/EventsPage.tsx'), 'EventsPage'),
  policy: page(() => import('../containers/admin/PoliciesContainer.tsx'), 'PoliciesContainer'),
  settings: page(() => import('../containers/admin/SettingsContainer.tsx'), 'SettingsContainer'),
} satisfies Record<keyof typeof admin, ComponentType>

export function AdminArea({ page: name }: { page: string }) {
  return <RolePage area="admin" addresses={admin} pages={pages} name={name} />
}
