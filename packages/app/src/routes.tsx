import { Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { areas } from './areas/areas.ts'
import { PublicPage } from './pages/public/PublicPage.tsx'
import { VisitorPage } from './pages/public/VisitorPage.tsx'
import { arrived } from './navigation/arrived.tsx'
import { type LazyPage, lazyPage } from './navigation/lazyPage.tsx'
import { plainly } from './navigation/plainly.ts'
import { roleOf } from './navigation/roles.ts'
import { entrancePaths } from './addresses/public.ts'
import { RequireRole } from './session/RequireRole.tsx'
import { SignedOutOnly } from './session/SignedOutOnly.tsx'

const NotFound = lazyPage(() => import('./pages/public/NotFoundContainer.tsx'), 'NotFoundContainer')

const FrontDoor = lazyPage(() => import('./pages/public/FrontDoor.tsx'), 'FrontDoor')

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

/** What stands under a first segment, for whom it belongs to. */
function AreaRoute({ area, page }: { area: string; page: string }) {
  const search = useSearch()
  const role = roleOf(plainly(area))
  if (role === undefined) return <PublicPage>{arrived(NotFound)}</PublicPage>
  // A role is matched exactly (decision 40): whoever spells it otherwise is led to where it is.
  if (role !== area) return <Redirect key={area} to={`/${role}/${page}${search && `?${search}`}`} replace />
  if (plainly(page) === '') return <Redirect key={page} to={entrancePaths.home(role)} replace />
  const { Area } = areas[role]
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
