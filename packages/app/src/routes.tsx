import { Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { areas } from './areas/areas.ts'
import { PublicPage } from './shell/PublicPage.tsx'
import { VisitorPage } from './shell/VisitorPage.tsx'
import { withScrollAndFocusReset } from './navigation/RouteFocus.tsx'
import { type LazyPage, lazyPage } from './navigation/lazyPage.tsx'
import { normalizeSegment } from './navigation/normalizeSegment.ts'
import { parseRole } from './addresses/roles.ts'
import { publicPaths } from './addresses/public.ts'
import { RequireRole } from './features/auth/RequireRole.tsx'
import { SignedOutOnly } from './features/auth/SignedOutOnly.tsx'

const NotFound = lazyPage(() => import('./features/errors/public/NotFoundContainer.tsx'), 'NotFoundContainer')

const SignInPage = lazyPage(() => import('./features/auth/public/SignInPage.tsx'), 'SignInPage')

const publicPages: Record<string, LazyPage> = {
  [publicPaths.restriction()]: lazyPage(
    () => import('./features/auth/public/RestrictionContainer.tsx'),
    'RestrictionContainer',
  ),
  [publicPaths.forgotPassword()]: lazyPage(
    () => import('./features/auth/public/ForgotPasswordContainer.tsx'),
    'ForgotPasswordContainer',
  ),
  [`${publicPaths.resetPassword()}/*?`]: lazyPage(
    () => import('./features/auth/public/ResetPasswordContainer.tsx'),
    'ResetPasswordContainer',
  ),
  [`${publicPaths.confirmEmail()}/*?`]: lazyPage(
    () => import('./features/auth/public/ConfirmEmailContainer.tsx'),
    'ConfirmEmailContainer',
  ),
  [publicPaths.createTeacherAccount()]: lazyPage(
    () => import('./features/registration/public/CreateTeacherAccountContainer.tsx'),
    'CreateTeacherAccountContainer',
  ),
  [publicPaths.createStudentAccount()]: lazyPage(
    () => import('./features/registration/public/CreateStudentAccountContainer.tsx'),
    'CreateStudentAccountContainer',
  ),
}

/** Pages that tell of the school, in the wider layout. */
const visitorPages: Record<string, LazyPage> = {
  [publicPaths.courses()]: lazyPage(
    () => import('./features/visitors/public/CoursesPageContainer.tsx'),
    'CoursesPageContainer',
  ),
  [`${publicPaths.courses()}/:course`]: lazyPage(
    () => import('./features/visitors/public/CoursePageContainer.tsx'),
    'CoursePageContainer',
  ),
}

/** Loads the code of a page for visitors before it is rendered; nothing where there is no such page. */
export async function preloadPublicPage(path: string): Promise<void> {
  const isOfCourse = path.startsWith(`${publicPaths.courses()}/`)
  const pages: Record<string, LazyPage> = { '/': SignInPage, ...publicPages, ...visitorPages }
  await pages[isOfCourse ? `${publicPaths.courses()}/:course` : path]?.preload()
}

/** What stands under a first segment, for whom it belongs to. */
function AreaRoute({ area, page }: { area: string; page: string }) {
  const search = useSearch()
  const role = parseRole(normalizeSegment(area))
  if (role === undefined) return <PublicPage>{withScrollAndFocusReset(NotFound)}</PublicPage>
  // A role is matched exactly (decision 40): whoever spells it otherwise is led to where it is.
  if (role !== area) return <Redirect key={area} to={`/${role}/${page}${search && `?${search}`}`} replace />
  if (normalizeSegment(page) === '') return <Redirect key={page} to={publicPaths.home(role)} replace />
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
            <SignInPage />
          </Suspense>
        </SignedOutOnly>
      </Route>
      {Object.entries(publicPages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <PublicPage>{withScrollAndFocusReset(Page)}</PublicPage>
        </Route>
      ))}
      {Object.entries(visitorPages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <VisitorPage>{withScrollAndFocusReset(Page)}</VisitorPage>
        </Route>
      ))}
      <Route path="/:area/*?">{({ area, '*': page = '' }) => <AreaRoute area={area} page={page} />}</Route>
    </Switch>
  )
}
