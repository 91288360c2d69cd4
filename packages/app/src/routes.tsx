import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import { type ComponentType, Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { PublicPage } from './pages/public/PublicPage.tsx'
import { FrontDoor } from './pages/public/FrontDoor.tsx'
import { VisitorPage } from './pages/public/VisitorPage.tsx'
import { arrived } from './navigation/arrived.tsx'
import { page } from './navigation/page.tsx'
import { plainly } from './navigation/plainly.ts'
import { type Role, roleOf } from './navigation/roles.ts'
import { entrancePaths } from './addresses/public.ts'
import { RequireRole } from './session/RequireRole.tsx'
import { SignedOutOnly } from './session/SignedOutOnly.tsx'

/** A page of registration, in the area around those pages. */
function registrationPage<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
  ...areas: WordsArea[]
) {
  return page(
    async () => {
      const [module, { RegistrationArea }] = await Promise.all([load(), import('./pages/public/RegistrationArea.tsx')])
      const Page: ComponentType = module[name]
      return {
        InArea: () => (
          <RegistrationArea>
            <Page />
          </RegistrationArea>
        ),
      }
    },
    'InArea',
    'visitor',
    ...areas,
  )
}

/** What each role has under its first segment; the table of its pages comes with its shell. */
const areas: Record<Role, ComponentType<{ page: string }>> = {
  admin: page(() => import('./areas/AdminArea.tsx'), 'AdminArea', 'admin'),
  teacher: page(() => import('./areas/TeacherArea.tsx'), 'TeacherArea', 'teacher'),
  student: page(() => import('./areas/StudentArea.tsx'), 'StudentArea', 'student'),
}

const NotFound = page(() => import('./pages/public/NotFoundContainer.tsx'), 'NotFoundContainer')

type BroughtPage = ComponentType & { bring: () => Promise<unknown> }

const publicPages: Record<string, BroughtPage> = {
  [entrancePaths.restriction()]: page(
    () => import('./pages/public/RestrictionContainer.tsx'),
    'RestrictionContainer',
    'visitor',
  ),
  [entrancePaths.forgotPassword()]: page(
    () => import('./pages/public/ForgotPasswordContainer.tsx'),
    'ForgotPasswordContainer',
    'visitor',
  ),
  [`${entrancePaths.resetPassword()}/*?`]: page(
    () => import('./pages/public/ResetPasswordContainer.tsx'),
    'ResetPasswordContainer',
    'visitor',
  ),
  [`${entrancePaths.confirmEmail()}/*?`]: page(
    () => import('./pages/public/ConfirmEmailContainer.tsx'),
    'ConfirmEmailContainer',
    'visitor',
  ),
  [entrancePaths.createTeacherAccount()]: registrationPage(
    () => import('./pages/public/CreateTeacherAccountContainer.tsx'),
    'CreateTeacherAccountContainer',
  ),
  [entrancePaths.createStudentAccount()]: registrationPage(
    () => import('./pages/public/CreateStudentAccountContainer.tsx'),
    'CreateStudentAccountContainer',
    'payment',
  ),
}

/** Pages that tell of the school, in the wider layout. */
const visitorPages: Record<string, BroughtPage> = {
  [entrancePaths.courses()]: registrationPage(
    () => import('./pages/public/CoursesPageContainer.tsx'),
    'CoursesPageContainer',
  ),
  [`${entrancePaths.courses()}/:course`]: registrationPage(
    () => import('./pages/public/CoursePageContainer.tsx'),
    'CoursePageContainer',
  ),
}

/** Brings what a page of visitors is made of; nothing where there is no such page. */
export async function bringPage(path: string): Promise<void> {
  const pages = { ...publicPages, ...visitorPages }
  const isOfCourse = path.startsWith(`${entrancePaths.courses()}/`)
  await pages[isOfCourse ? `${entrancePaths.courses()}/:course` : path]?.bring()
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
          <FrontDoor />
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
