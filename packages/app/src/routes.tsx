import { type ComponentType, Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { PublicPage } from './pages/public/PublicPage.tsx'
import { VisitorPage } from './pages/public/VisitorPage.tsx'
import { arrived } from './navigation/arrived.tsx'
import { lazyPage } from './navigation/lazyPage.ts'
import { plainly } from './navigation/plainly.ts'
import { type Role, roleOf } from './navigation/roles.ts'
import { entrancePaths } from './addresses/public.ts'
import { enterAreaAtom } from './preferences/preferenceAtoms.ts'
import { RequireRole } from './session/RequireRole.tsx'
import { SignedOutOnly } from './session/SignedOutOnly.tsx'
import { store } from './session/store.ts'

/** Loads the code of a role’s area together with its messages. */
function withWords<Module>(role: Role, load: () => Promise<Module>) {
  return async () => {
    const [module] = await Promise.all([load(), store.set(enterAreaAtom, role)])
    return module
  }
}

/** What each role has under its first segment; the table of its pages comes with its shell. */
const areas: Record<Role, ComponentType<{ page: string }>> = {
  admin: lazyPage(
    withWords('admin', () => import('./areas/AdminArea.tsx')),
    'AdminArea',
  ),
  teacher: lazyPage(
    withWords('teacher', () => import('./areas/TeacherArea.tsx')),
    'TeacherArea',
  ),
  student: lazyPage(
    withWords('student', () => import('./areas/StudentArea.tsx')),
    'StudentArea',
  ),
}

const NotFound = lazyPage(() => import('./pages/public/NotFoundContainer.tsx'), 'NotFoundContainer')

const FrontDoor = lazyPage(() => import('./pages/public/FrontDoor.tsx'), 'FrontDoor')

type LazyPage = ComponentType & { preload: () => Promise<unknown> }

const publicPages: Record<string, LazyPage> = {
  [entrancePaths.restriction()]: lazyPage(
    () => import('./pages/public/RestrictionContainer.tsx'),
    'RestrictionContainer',
  ),
  [entrancePaths.forgotPassword()]: lazyPage(
    () => import('./pages/public/ForgotPasswordContainer.tsx'),
    'ForgotPasswordContainer',
  ),
  [`${entrancePaths.resetPassword()}/*?`]: lazyPage(
    () => import('./pages/public/ResetPasswordContainer.tsx'),
    'ResetPasswordContainer',
  ),
  [`${entrancePaths.confirmEmail()}/*?`]: lazyPage(
    () => import('./pages/public/ConfirmEmailContainer.tsx'),
    'ConfirmEmailContainer',
  ),
  [entrancePaths.createTeacherAccount()]: lazyPage(
    () => import('./pages/public/CreateTeacherAccountContainer.tsx'),
    'CreateTeacherAccountContainer',
  ),
  [entrancePaths.createStudentAccount()]: lazyPage(
    () => import('./pages/public/CreateStudentAccountContainer.tsx'),
    'CreateStudentAccountContainer',
  ),
}

/** Pages that tell of the school, in the wider layout. */
const visitorPages: Record<string, LazyPage> = {
  [entrancePaths.courses()]: lazyPage(() => import('./pages/public/CoursesPageContainer.tsx'), 'CoursesPageContainer'),
  [`${entrancePaths.courses()}/:course`]: lazyPage(
    () => import('./pages/public/CoursePageContainer.tsx'),
    'CoursePageContainer',
  ),
}

/** Loads the code of a page for visitors before it is rendered; nothing where there is no such page. */
export async function preloadPage(path: string): Promise<void> {
  const isOfCourse = path.startsWith(`${entrancePaths.courses()}/`)
  const pages: Record<string, LazyPage> = { '/': FrontDoor, ...publicPages, ...visitorPages }
  await pages[isOfCourse ? `${entrancePaths.courses()}/:course` : path]?.preload()
}

/** Loads the code of every role's dashboard, without its messages: until somebody is signed in, their role isn't known. */
export async function preloadDashboards(): Promise<void> {
  await Promise.all([
    import('./areas/AdminArea.tsx'),
    import('./areas/TeacherArea.tsx'),
    import('./areas/StudentArea.tsx'),
    import('./pages/admin/DashboardContainer.tsx'),
    import('./pages/teacher/DashboardContainer.tsx'),
    import('./pages/student/DashboardContainer.tsx'),
  ])
}

/** What stands under a first segment, for whom it belongs to. */
function AreaRoute({ area, page }: { area: string; page: string }) {
  const search = useSearch()
  const role = roleOf(plainly(area))
  if (role === undefined) return <PublicPage>{arrived(NotFound)}</PublicPage>
  // A role is matched exactly (decision 40): whoever spells it otherwise is led to where it is.
  if (role !== area) return <Redirect key={area} to={`/${role}/${page}${search && `?${search}`}`} replace />
  if (plainly(page) === '') return <Redirect key={page} to={entrancePaths.home(role)} replace />
  const Area = areas[role]
  return (
    <RequireRole role={role}>
      <Suspense>
        <Area page={page} />
      </Suspense>
    </RequireRole>
  )
}

/** Every address of the school. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <SignedOutOnly>
          <Suspense>
            <FrontDoor />
          </Suspense>
        </SignedOutOnly>
      </Route>
      {Object.entries(publicPages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <PublicPage>{arrived(Page)}</PublicPage>
        </Route>
      ))}
      {Object.entries(visitorPages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <VisitorPage>{arrived(Page)}</VisitorPage>
        </Route>
      ))}
      <Route path="/:area/*?">{({ area, '*': page = '' }) => <AreaRoute area={area} page={page} />}</Route>
    </Switch>
  )
}
