import { examples } from '@maktab/contract/examples'
import { coursePath } from '@maktab/shared/coursePath'
import { FrontPage } from '@maktab/ui/features/visitors/public/FrontPage'
import { SignInScreen } from '@maktab/ui/features/auth/public/SignInScreen'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { PublicLayout } from '@maktab/ui/layouts/PublicLayout/PublicLayout'
import { VisitorPageLayout } from '@maktab/ui/layouts/PublicLayout/VisitorPageLayout'
import { getNavigation } from '@maktab/ui/lib/navigation/navigationEntries'
import { toPublicCourses } from '@maktab/ui/lib/school/PublicCourse'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { action } from 'storybook/actions'
import { addressesByRole } from '../../packages/app/src/addresses/addressesByRole.ts'
import { publicPaths } from '../../packages/app/src/addresses/public.ts'
import type { Role } from '../../packages/app/src/addresses/roles.ts'
import { ready } from '@maktab/ui/remote'
import { done } from '@maktab/ui/submitResult'
import { facts } from 'virtual:screen-facts'
import { type ShellKind, findShellKind } from './findShellKind.ts'

const users = examples.getCurrentUser[200]
const pending = Object.values(examples.listWaiting[200].typical.counts).reduce((sum, count) => sum + count, 0)
const frontPage = examples.getFrontPage[200].typical
const signUpLinks = {
  createStudentHref: publicPaths.createStudentAccount(),
  createTeacherHref: publicPaths.createTeacherAccount(),
}

type Preferences = Omit<ComponentProps<typeof PublicLayout>, 'children'>

type ScreenShellProps = Preferences & {
  title: string
  /** By default the kind is found by the title. */
  kind: ShellKind | undefined
  /** Whether a page about the school shows the sign-in form first, for returning visitors. */
  isFormFirst: boolean
  children: ReactNode
}

/** What users see around a screen, or the screen alone if it is a part of a page. */
export function ScreenShell({ title, kind: ownKind, isFormFirst, children, ...preferences }: ScreenShellProps) {
  const { routes = [] } = facts[title] ?? {}
  const kind = ownKind ?? findShellKind(title, routes)
  if (kind === undefined) return children
  const screen = <div data-story-screen>{children}</div>
  if (kind === 'admin' || kind === 'teacher' || kind === 'student') {
    return (
      <SignedInShell {...preferences} role={kind} routes={routes}>
        {screen}
      </SignedInShell>
    )
  }
  return (
    <PublicShell {...preferences} kind={kind} isFormFirst={isFormFirst}>
      {screen}
    </PublicShell>
  )
}

type SignedInShellProps = Preferences & { role: Role; routes: readonly string[]; children: ReactNode }

function SignedInShell({ role, routes, children, ...preferences }: SignedInShellProps) {
  const [isExpanded, setIsExpanded] = useState<boolean>()
  const addresses: Readonly<Record<string, { path: string }>> = addressesByRole[role]
  return (
    <AppShell
      {...preferences}
      navigation={getNavigation(role, (id) => addresses[id]?.path, { inbox: pending })}
      currentPath={routes.find((route) => route.startsWith(`/${role}/`)) ?? ''}
      homeHref={publicPaths.home(role)}
      user={ready(users[role].user)}
      settingsHref={addresses['settings']?.path}
      accountHref={addresses['account']?.path}
      profileHref={addresses['profile']?.path}
      remindersHref={addresses['reminders']?.path}
      onSignOut={action('sign out')}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
      onSearch={action('search')}
    >
      {children}
    </AppShell>
  )
}

type PublicShellProps = Preferences & { kind: Exclude<ShellKind, Role>; isFormFirst: boolean; children: ReactNode }

function PublicShell({ kind, isFormFirst, children, ...preferences }: PublicShellProps) {
  const homeHref = publicPaths.signIn()
  if (kind === 'public') return <PublicLayout {...preferences}>{children}</PublicLayout>
  if (kind === 'visitor') {
    return (
      <VisitorPageLayout {...preferences} homeHref={homeHref} signInHref="#sign-in">
        {children}
      </VisitorPageLayout>
    )
  }
  if (kind === 'signIn') {
    return (
      <VisitorPageLayout {...preferences} homeHref={homeHref} signInHref="#sign-in" form={children} isFormFirst>
        <ExampleFrontPage />
      </VisitorPageLayout>
    )
  }
  return (
    <VisitorPageLayout
      {...preferences}
      homeHref={homeHref}
      signInHref="#sign-in"
      form={<ExampleSignIn />}
      isFormFirst={isFormFirst}
    >
      {children}
    </VisitorPageLayout>
  )
}

function ExampleSignIn() {
  return <SignInScreen {...signUpLinks} onSignIn={async () => done} forgotPasswordHref={publicPaths.forgotPassword()} />
}

function ExampleFrontPage() {
  return (
    <FrontPage
      {...signUpLinks}
      courses={ready(toPublicCourses(examples.listCourses[200].typical.course, frontPage.courses))}
      policies={frontPage.policies}
      teachers={frontPage.teachers}
      hrefOf={coursePath}
      coursesHref={publicPaths.courses()}
      hasBottomBar={false}
    />
  )
}
