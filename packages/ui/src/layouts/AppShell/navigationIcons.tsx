import {
  BookOpen,
  CalendarDays,
  ChartNoAxesColumn,
  GraduationCap,
  LayoutDashboard,
  Presentation,
  Receipt,
  ScrollText,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'

const icons: Record<string, ReactNode> = {
  dashboard: <LayoutDashboard aria-hidden />,
  courses: <BookOpen aria-hidden />,
  course: <BookOpen aria-hidden />,
  teacher: <Presentation aria-hidden />,
  classes: <Presentation aria-hidden />,
  student: <GraduationCap aria-hidden />,
  students: <UsersRound aria-hidden />,
  addStudents: <UserPlus aria-hidden />,
  events: <CalendarDays aria-hidden />,
  policy: <ScrollText aria-hidden />,
  billing: <Receipt aria-hidden />,
  reports: <ChartNoAxesColumn aria-hidden />,
}

/** The sign of a menu entry, by its id. */
export function iconOf(id: string): ReactNode {
  return icons[id]
}
