import { publicPaths } from '../../packages/app/src/addresses/public.ts'
import { pagesOf } from '../../packages/app/e2e/pagesOf.ts'

/** Who looks at a page: a role, a visitor, a teacher whose access is restricted, or a student whose e-mail isn’t confirmed. */
export type Viewer = 'admin' | 'teacher' | 'student' | 'blocked' | 'unconfirmed' | 'visitor'

export type ViewedPage = { who: Viewer; path: string }

/** What has no address of its own among those of the pages: tabs of a record. */
const TABS: readonly ViewedPage[] = [
  ...['timings', 'courses', 'week', 'students'].map((tab): ViewedPage => ({
    who: 'admin',
    path: `/admin/teacher?teacher=2&tab=${tab}`,
  })),
  ...['timings', 'billing', 'code', 'classes', 'attendance', 'reports', 'notes', 'decided'].map((tab): ViewedPage => ({
    who: 'admin',
    path: `/admin/students?student=1&tab=${tab}`,
  })),
]

const { signIn, forgotPassword, resetPassword, createTeacherAccount, createStudentAccount, restriction, confirmEmail } =
  publicPaths

/** Every place of the app that has a screen. */
export const viewedPages: readonly ViewedPage[] = [
  ...(['admin', 'teacher', 'student'] as const).flatMap((who) =>
    pagesOf(who).map((path): ViewedPage => ({ who, path })),
  ),
  ...TABS,
  ...[signIn(), forgotPassword(), `${resetPassword()}/token/student@maktab.test`, createTeacherAccount()].map(
    (path): ViewedPage => ({ who: 'visitor', path }),
  ),
  { who: 'visitor', path: createStudentAccount() },
  { who: 'visitor', path: `${confirmEmail()}/token` },
  { who: 'visitor', path: '/nowhere' },
  { who: 'blocked', path: restriction() },
  { who: 'unconfirmed', path: confirmEmail() },
]
