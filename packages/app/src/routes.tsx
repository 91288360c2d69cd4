import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { PublicPage } from './containers/public/PublicPage.tsx'
import { SignInContainer } from './containers/public/SignInContainer.tsx'
import { Arrival } from './navigation/Arrival.tsx'
import type { Role } from './navigation/roles.ts'
import { roleOf } from './navigation/roles.ts'
import { enterAreasAtom } from './preferences/preferenceAtoms.ts'
import { paths } from './paths.ts'
import { RequireRole } from './session/RequireRole.tsx'
import { store } from './session/store.ts'
import { SignedOutOnly } from './session/SignedOutOnly.tsx'

/** A page whose code and words come when it is opened. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>, ...areas: WordsArea[]) {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), store.set(enterAreasAtom, 'common', ...areas)])
    return { default: Page }
  })
}

const areaOf = (role: Role) =>
  page(async () => (await import('./containers/shell/SignedInArea.tsx')).SignedInArea, role)
const shells = { admin: areaOf('admin'), teacher: areaOf('teacher'), student: areaOf('student') }
const Courses = page(async () => (await import('./containers/admin/CoursePage.tsx')).CoursePage)
const ForgotPassword = page(
  async () => (await import('./containers/public/ForgotPasswordContainer.tsx')).ForgotPasswordContainer,
)
const ResetPassword = page(
  async () => (await import('./containers/public/ResetPasswordContainer.tsx')).ResetPasswordContainer,
)
const Restriction = page(
  async () => (await import('./containers/public/RestrictionContainer.tsx')).RestrictionContainer,
)
const NotFound = page(async () => (await import('./containers/public/NotFoundContainer.tsx')).NotFoundContainer)
const Unbuilt = page(async () => (await import('./containers/public/UnbuiltContainer.tsx')).UnbuiltContainer)

/** The pages of each role by the second segment of their address, exactly as it is spelled (1§2). */
const areas: Record<Role, Record<string, ComponentType>> = {
  admin: {
    dashboard: Unbuilt,
    course: Courses,
    classes: Unbuilt,
    teacher: Unbuilt,
    students: Unbuilt,
    'allot-teacher': Unbuilt,
    'student-Performance-report': Unbuilt,
    policy: Unbuilt,
    event: Unbuilt,
  },
  student: {
    dashboard: Unbuilt,
    courses: Unbuilt,
    'enrolled-courses': Unbuilt,
    event: Unbuilt,
    policy: Unbuilt,
    billing: Unbuilt,
  },
  teacher: {
    dashboard: Unbuilt,
    classes: Unbuilt,
    'add-student': Unbuilt,
    course: Unbuilt,
    'alloted-students': Unbuilt,
    'student-performance': Unbuilt,
  },
}

function AreaPage({ area, page }: { area: string; page: string }) {
  const role = roleOf(area)
  if (role === undefined) return <PublicPage>{arrived(NotFound)}</PublicPage>
  if (page === '') return <Redirect to={paths.home(role)} replace />
  const Area = shells[role]
  return (
    <RequireRole role={role}>
      <Suspense>
        <Area role={role}>{arrived(areas[role][page] ?? NotFound)}</Area>
      </Suspense>
    </RequireRole>
  )
}

function arrived(Page: ComponentType) {
  return (
    <Arrival>
      <Page />
    </Arrival>
  )
}

const publicPages: Record<string, ComponentType> = {
  [paths.restriction()]: Restriction,
  [paths.forgotPassword()]: ForgotPassword,
  [paths.createTeacherAccount()]: Unbuilt,
  [paths.createStudentAccount()]: Unbuilt,
  [`${paths.resetPassword()}/*?`]: ResetPassword,
}

/** Every address of the school. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <SignedOutOnly>
          <PublicPage>{arrived(SignInContainer)}</PublicPage>
        </SignedOutOnly>
      </Route>
      {Object.entries(publicPages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <PublicPage>{arrived(Page)}</PublicPage>
        </Route>
      ))}
      <Route path="/:area/*?">{({ area, '*': page = '' }) => <AreaPage area={area} page={page} />}</Route>
    </Switch>
  )
}
