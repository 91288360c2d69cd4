import { type Role, parseRole } from '../../packages/app/src/addresses/roles.ts'

/**
 * What surrounds a screen in the app: the shell of a role, the layout of public pages (`public`), or that of pages about
 * the school (`visitor`). `frontPage` and `signIn` are the two halves of one page about the school.
 */
export type ShellKind = Role | 'public' | 'visitor' | 'frontPage' | 'signIn'

/** Titles of dialogs, tabs and cards. Their stories lack the page that contains them, so they have no shell. */
export const parts: ReadonlySet<string> = new Set([
  'Screens/Admin/Dashboard/Needs attention',
  'Screens/Admin/Dashboard/Next events',
  'Screens/Admin/Receipt',
  'Screens/Admin/Receipt/States',
  'Screens/Admin/Student/Assign ID',
  'Screens/Admin/Student/Billing',
  'Screens/Admin/Student/Billing/Fees',
  'Screens/Admin/Student/Billing/Review',
  'Screens/Admin/Student/Billing/Without IDs',
  'Screens/Admin/Student/Payment',
  'Screens/Admin/Teacher/Assign course',
  'Screens/Admin/Teacher/Class timings',
  'Screens/Admin/Teacher/History',
  'Screens/Admin/Teacher/Login credentials',
  'Screens/Admin/Teacher/Unconfirmed',
  'Screens/Public/Sign in again',
  'Screens/Shared/Calendar address',
  'Screens/Shared/Reminders on a device',
  'Screens/Shared/Search',
  'Screens/Shared/Timetable/Lesson',
  'Screens/Shared/Timetable/Lesson in the week',
  'Screens/Shared/Timetable/Lesson/Change',
  'Screens/Shared/Timetable/Lesson/Message',
  'Screens/Shared/Timetable/Near lessons',
  'Screens/Student/Dashboard/To do',
  'Screens/Student/Payment progress',
  'Screens/Student/Receipt/Recorded payments',
  'Screens/Teacher/Add students form',
  'Screens/Teacher/Classes/Attendance to take',
  'Screens/Teacher/Performance report form',
  'Screens/Teacher/Performance report form/Draft',
  'Screens/Teacher/Register',
  'Screens/Teacher/Register/Day',
])

const kinds: Readonly<Record<string, ShellKind>> = {
  'Screens/Public/Front page': 'frontPage',
  'Screens/Public/Sign in': 'signIn',
  'Screens/Public/Courses page': 'visitor',
  'Screens/Public/Course page': 'visitor',
}

/** The shell of a screen by its title and routes; undefined for parts. */
export function findShellKind(title: string, routes: readonly string[]): ShellKind | undefined {
  if (parts.has(title)) return undefined
  const [, section = ''] = title.split('/')
  if (section === 'Public') return kinds[title] ?? 'public'
  return parseRole(section.toLowerCase()) ?? routes.map((route) => parseRole(route.split('/')[1])).find(Boolean)
}
