import { Suspense, type ReactNode, useState } from 'react'
import { Redirect, Route, Switch, useSearch, useLocation } from 'wouter'
import { areas } from './areas/areas.ts'
import { withScrollAndFocusReset, type LazyPage, lazyPage } from './navigation/pageComponents.tsx'
import { normalizeSegment, useClientSideLinks } from './navigation/links.ts'
import { parseRole, type Role } from './addresses/roles.ts'
import { publicPaths } from './addresses/public.ts'
import { useAtomValue } from 'jotai'
import { getRestrictionPath, useHomePath, getPathAfterSignIn } from './features/auth/paths.ts'
import { sessionAtom, expiredSessionAtom, sessionEndReasonAtom } from './session/sessionAtoms.ts'
import { NoScriptNotice } from '@maktab/ui/components/Notice/Notice'
import { PublicLayout } from '@maktab/ui/layouts/PublicLayout/PublicLayout'
import { usePreferences } from './preferences/preferences.ts'
import { FrontLayout } from '@maktab/ui/layouts/PublicLayout/FrontLayout'

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

/** The sign-in page is for those who are not signed in; everybody else is sent home (1§2). */
function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom)
  if (!session) return children
  return <Redirect to={getRestrictionPath(session) ?? publicPaths.home(session.role)} replace />
}

/** A page for everybody, in its layout; the layout stays while the page is on its way. */
function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicLayout {...usePreferences()}>
      <NoScriptNotice />
      <Suspense>{children}</Suspense>
    </PublicLayout>
  )
}

/** A page that tells of the school, in its layout; the layout stays while the page is on its way. */
function VisitorPage({ children }: { children: ReactNode }) {
  useClientSideLinks()
  return (
    <FrontLayout {...usePreferences()} homeHref={useHomePath()}>
      <Suspense>{children}</Suspense>
    </FrontLayout>
  )
}

type RequireRoleProps = { role: Role; children: ReactNode }

/**
 * Lets only people of one role through; everybody else is sent to where they belong (1§6). What is drawn is no right.
 * Whose session ends meanwhile keeps the page, to sign in again over it; somebody else who signs in there leaves it.
 */
function RequireRole({ role, children }: RequireRoleProps) {
  const session = useAtomValue(sessionAtom)
  const left = useAtomValue(expiredSessionAtom)
  const end = useAtomValue(sessionEndReasonAtom)
  const [path] = useLocation()
  const search = useSearch()
  const account = session?.account
  /** Whose page this is, and whether they have yet to be led from the one of somebody else. */
  const [page, setPage] = useState({ owner: account, isOfOther: false })
  if (account !== undefined && account !== page.owner) setPage({ owner: account, isOfOther: page.owner !== undefined })

  if (!session) {
    if (left?.account === page.owner && left?.role === role) return children
    const from = search ? `${path}?${search}` : path
    const place = end === 'signedOut' ? { because: end } : { because: end ?? ('needed' as const), from }
    return <Redirect to={publicPaths.signIn(place)} replace />
  }
  const outside = getRestrictionPath(session)
  if (outside !== undefined) return <Redirect to={outside} replace />
  const start = getPathAfterSignIn(session.role, session.status, null)
  if (page.isOfOther) {
    if (path !== start) return <Redirect to={start} replace />
    setPage({ ...page, isOfOther: false })
  }
  if (session.role !== role) return <Redirect to={publicPaths.home(session.role)} replace />
  return children
}
