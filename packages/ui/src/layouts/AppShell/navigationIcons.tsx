import {
  Bell,
  BadgePercent,
  BookMarked,
  BookOpen,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ChartNoAxesColumn,
  Coins,
  Handshake,
  IdCard,
  Inbox,
  LayoutDashboard,
  Presentation,
  Receipt,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  Sprout,
  UserCog,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuId, OtherPageId } from '#lib/navigation/navigationEntries.ts'

/** Menu entries and other pages that the search finds. */
type Id = MenuId<'admin' | 'teacher' | 'student'> | OtherPageId

const icons: Record<string, ReactNode> = {
  dashboard: <LayoutDashboard aria-hidden />,
  timetable: <CalendarClock aria-hidden />,
  inbox: <Inbox aria-hidden />,
  courses: <BookOpen aria-hidden />,
  enrolled: <BookMarked aria-hidden />,
  classes: <Presentation aria-hidden />,
  teachers: <IdCard aria-hidden />,
  students: <UsersRound aria-hidden />,
  addStudents: <UserPlus aria-hidden />,
  allotTeachers: <Handshake aria-hidden />,
  events: <CalendarDays aria-hidden />,
  trials: <Sprout aria-hidden />,
  policy: <ScrollText aria-hidden />,
  income: <ChartColumn aria-hidden />,
  fees: <Coins aria-hidden />,
  discounts: <BadgePercent aria-hidden />,
  billing: <Receipt aria-hidden />,
  reports: <ChartNoAxesColumn aria-hidden />,
  settings: <Settings aria-hidden />,
  staff: <ShieldCheck aria-hidden />,
  system: <Server aria-hidden />,
  reminders: <Bell aria-hidden />,
  account: <UserCog aria-hidden />,
  profile: <IdCard aria-hidden />,
} satisfies Record<Id, ReactNode>

/** The icon of a menu entry, by its id. */
export function getNavigationIcon(id: string): ReactNode {
  return icons[id]
}
