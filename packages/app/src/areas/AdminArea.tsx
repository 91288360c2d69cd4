import { ReceiptSeen } from '@maktab/ui/environment/ReceiptSeen'
import type { ComponentType } from 'react'
import { admin } from '../addresses/admin.ts'
import { useNoteReceiptSeen } from '../data/receiptSeen.ts'
import { lazyPage } from '../navigation/lazyPage.ts'
import { RolePage } from './RolePage.tsx'

const pages = {
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
} satisfies Record<keyof typeof admin, ComponentType>

const search = lazyPage(() => import('../pages/admin/SearchContainer.tsx'), 'SearchContainer')

export function AdminArea({ page: name }: { page: string }) {
  return (
    <ReceiptSeen value={useNoteReceiptSeen()}>
      <RolePage area="admin" addresses={admin} pages={pages} search={search} name={name} />
    </ReceiptSeen>
  )
}
