import { Suspense, type ReactNode, useState } from 'react'
import { Redirect, Route, Switch, useSearch, useLocation } from 'wouter'
import { areasByRole } from './areas/areasByRole.ts'
import { withScrollAndFocusReset, type LazyPage, lazyPage } from './navigation/lazyPage.tsx'
import { normalizeSegment, useClientSideLinks } from './navigation/clientSideNavigation.ts'
import { parseRole, type Role } from './addresses/roles.ts'
import { publicPaths } from './addresses/public.ts'
import { useAtomValue } from 'jotai'
import { getRestrictionPath, useHomePath, getPathAfterSignIn } from './features/auth/redirectPaths.ts'
import { sessionAtom, expiredSessionAtom, officePartAtom, sessionEndReasonAtom } from './session/sessionAtoms.ts'
import { NoScriptNotice } from '@maktab/ui/components/Notice/Notice'
import { PublicLayout } from '@maktab/ui/layouts/PublicLayout/PublicLayout'
import { usePreferences } from './preferences/languageAndSchemeAtoms.ts'
import { VisitorPageLayout } from '@maktab/ui/layouts/PublicLayout/VisitorPageLayout'

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
  [`${publicPaths.trial()}/*?`]: lazyPage(() => import('./features/trial/public/TrialContainer.tsx'), 'TrialContainer'),
  [publicPaths.createTeacherAccount()]: lazyPage(
    () => import('./features/registration/public/CreateTeacherAccountContainer.tsx'),
    'CreateTeacherAccountContainer',
  ),
  [publicPaths.createStudentAccount()]: lazyPage(
    () => import('./features/registration/public/CreateStudentAccountContainer.tsx'),
    'CreateStudentAccountContainer',
  ),
}

/** Public pages about the school, in the wider layout. */
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

/** Loads the code of a public page before it is rendered; does nothing for other paths. */
export async function preloadPublicPage(path: string): Promise<void> {
  const isCoursePage = path.startsWith(`${publicPaths.courses()}/`)
  const pages: Record<string, LazyPage> = { '/': SignInPage, ...publicPages, ...visitorPages }
  await pages[isCoursePage ? `${publicPaths.courses()}/:course` : path]?.preload()
}

/** Renders the area of a first path segment for its role. */
function AreaRoute({ area, page }: { area: string; page: string }) {
  const search = useSearch()
  const role = parseRole(normalizeSegment(area))
  const part = useAtomValue(officePartAtom)
  if (role === undefined) return <PublicPage>{withScrollAndFocusReset(NotFound)}</PublicPage>
  // Roles are matched exactly (decision 40); other spellings redirect.
  if (role !== area) return <Redirect key={area} to={`/${role}/${page}${search && `?${search}`}`} replace />
  if (normalizeSegment(page) === '') return <Redirect key={page} to={publicPaths.home(role, part)} replace />
  const { Area } = areasByRole[role]
  return (
    <RequireRole role={role}>
      <Suspense>
        <Area page={page} />
      </Suspense>
    </RequireRole>
  )
}

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

/** The sign-in page; signed-in users are redirected home (1§2). */
function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom)
  if (!session) return children
  return <Redirect to={getRestrictionPath(session) ?? publicPaths.home(session.role, session.part)} replace />
}

/** Link to the sign-in form; undefined for signed-in users. */
function useSignInHref(): string | undefined {
  return useAtomValue(sessionAtom) ? undefined : publicPaths.signIn()
}

/** A public page in its layout, which stays mounted while the page loads. */
function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicLayout {...usePreferences()} signInHref={useSignInHref()}>
      <NoScriptNotice />
      <Suspense>{children}</Suspense>
    </PublicLayout>
  )
}

/** A public page about the school in its layout, which stays mounted while the page loads. */
function VisitorPage({ children }: { children: ReactNode }) {
  useClientSideLinks()
  return (
    <VisitorPageLayout {...usePreferences()} homeHref={useHomePath()} signInHref={useSignInHref()}>
      <Suspense>{children}</Suspense>
    </VisitorPageLayout>
  )
}

type RequireRoleProps = { role: Role; children: ReactNode }

/**
 * Shows its children only to users of one role and redirects others (1§6). This is no access control; the server checks
 * permissions. A page whose session expires stays open for signing in again; another user who signs in is redirected.
 */
function RequireRole({ role, children }: RequireRoleProps) {
  const session = useAtomValue(sessionAtom)
  const expiredSession = useAtomValue(expiredSessionAtom)
  const endReason = useAtomValue(sessionEndReasonAtom)
  const [path] = useLocation()
  const search = useSearch()
  const account = session?.account
  /** The account that the page belongs to, and whether another user signed in and has to be redirected. */
  const [page, setPage] = useState({ owner: account, isOfOther: false })
  if (account !== undefined && account !== page.owner) setPage({ owner: account, isOfOther: page.owner !== undefined })

  if (!session) {
    if (expiredSession?.account === page.owner && expiredSession?.role === role) return children
    const from = search ? `${path}?${search}` : path
    const signInParams =
      endReason === 'signedOut' ? { because: endReason } : { because: endReason ?? ('needed' as const), from }
    return <Redirect to={publicPaths.signIn(signInParams)} replace />
  }
  const restrictionPath = getRestrictionPath(session)
  if (restrictionPath !== undefined) return <Redirect to={restrictionPath} replace />
  const startPath = getPathAfterSignIn(session.role, session.status, null)
  if (page.isOfOther) {
    if (path !== startPath) return <Redirect to={startPath} replace />
    setPage({ ...page, isOfOther: false })
  }
  if (session.role !== role) return <Redirect to={publicPaths.home(session.role, session.part)} replace />
  return children
}
