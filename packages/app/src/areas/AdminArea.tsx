import { ReceiptSeen } from '@maktab/ui/environment/ReceiptSeen'
import type { ComponentType } from 'react'
import { admin } from '../addresses/admin.ts'
import { useNoteReceiptSeen } from '../data/receiptSeen.ts'
import { page } from '../navigation/page.tsx'
import { searchOf } from '../pages/shell/searchOf.ts'
import { RolePage } from './RolePage.tsx'

const pages = {
  dashboard: page(() => import('../pages/admin/DashboardContainer.tsx'), 'DashboardContainer'),
  timetable: page(() => import('../pages/admin/TimetablePage.tsx'), 'TimetablePage', 'shared'),
  inbox: page(() => import('../pages/admin/InboxContainer.tsx'), 'InboxContainer', 'money', 'records'),
  courses: page(() => import('../pages/admin/CoursesPage.tsx'), 'CoursesPage'),
  classes: page(() => import('../pages/admin/ClassesPage.tsx'), 'ClassesPage'),
  teachers: page(() => import('../pages/admin/TeachersPage.tsx'), 'TeachersPage'),
  students: page(() => import('../pages/admin/StudentsPage.tsx'), 'StudentsPage'),
  allotTeachers: page(() => import('../pages/admin/AllotmentsPage.tsx'), 'AllotmentsPage'),
  reports: page(() => import('../pages/admin/ReportsPage.tsx'), 'ReportsPage'),
  events: page(() => import('../pages/admin/EventsPage.tsx'), 'EventsPage'),
  policy: page(() => import('../pages/admin/PoliciesPage.tsx'), 'PoliciesPage'),
  fees: page(() => import('../pages/admin/FeesContainer.tsx'), 'FeesContainer', 'money'),
  discounts: page(() => import('../pages/admin/DiscountsPage.tsx'), 'DiscountsPage', 'money'),
  income: page(() => import('../pages/admin/IncomeContainer.tsx'), 'IncomeContainer', 'money'),
  settings: page(() => import('../pages/admin/SettingsContainer.tsx'), 'SettingsContainer', 'settings', 'payment'),
  reminders: page(() => import('../pages/shared/RemindersContainer.tsx'), 'RemindersContainer', 'shared'),
} satisfies Record<keyof typeof admin, ComponentType>

const search = searchOf(() => import('../pages/admin/SearchContainer.tsx'))

export function AdminArea({ page: name }: { page: string }) {
  return (
    <ReceiptSeen value={useNoteReceiptSeen()}>
      <RolePage area="admin" addresses={admin} pages={pages} search={search} name={name} />
    </ReceiptSeen>
  )
}
