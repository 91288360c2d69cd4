import { NoScriptNotice } from '@maktab/ui/components/Notice/Notice'
import { VisitorPageLayout } from '@maktab/ui/layouts/PublicLayout/VisitorPageLayout'
import { publicPaths, type SignInReason } from '#addresses/public.ts'
import { withScrollAndFocusReset } from '#navigation/lazyPage.tsx'
import { useClientSideLinks } from '#navigation/clientSideNavigation.ts'
import { usePreferences } from '#preferences/languageAndSchemeAtoms.ts'
import { coursePath } from '@maktab/shared/coursePath'
import { FrontPage } from '@maktab/ui/features/visitors/public/FrontPage'
import { useTrialHref } from '#features/trial/useTrialHref.ts'
import { usePublicContent } from '#features/visitors/usePublicContent.ts'
import { PublicProviders } from '#features/visitors/PublicProviders.tsx'
import { useAtomValue } from 'jotai'
import { useSearchParams, useLocation } from 'wouter'
import { hasSignedInBeforeAtom } from '#preferences/cookieAtoms.ts'
import { SignInScreen } from '@maktab/ui/features/auth/public/SignInScreen'
import { getPathAfterSignIn } from '../redirectPaths.ts'
import { registeredEmailAtom, useSignIn } from '../authHooks.ts'

const reasons: readonly string[] = ['expired', 'signedOut', 'needed'] satisfies SignInReason[]

/** 1§2 “Sign-in”. */
function SignInContainer() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const isKnown = useAtomValue(hasSignedInBeforeAtom)
  const because = search.get('because') ?? ''
  const signIn = useSignIn((role, status) =>
    navigate(getPathAfterSignIn(role, status, search.get('from')), { replace: true }),
  )
  return (
    <SignInScreen
      email={useAtomValue(registeredEmailAtom)}
      onSignIn={signIn}
      isKnown={isKnown}
      notice={reasons.includes(because) ? (because as SignInReason) : undefined}
      forgotPasswordHref={publicPaths.forgotPassword()}
      createTeacherHref={publicPaths.createTeacherAccount()}
      createStudentHref={publicPaths.createStudentAccount()}
    />
  )
}

/** The sign-in page (1§2 “Sign-in”) with public content of the school. */
export function SignInPage() {
  useClientSideLinks()
  return (
    <VisitorPageLayout
      {...usePreferences()}
      homeHref={publicPaths.signIn()}
      signInHref="#sign-in"
      isFormFirst={useShowsSignInFirst()}
      form={
        <>
          <NoScriptNotice />
          {withScrollAndFocusReset(SignInContainer)}
        </>
      }
    >
      <FrontPageContainer />
    </VisitorPageLayout>
  )
}

/** The public content around the sign-in form. */
function FrontPageContainer() {
  return (
    <PublicProviders>
      <FrontPageContent />
    </PublicProviders>
  )
}

function FrontPageContent() {
  return (
    <FrontPage
      {...usePublicContent()}
      hrefOf={coursePath}
      coursesHref={publicPaths.courses()}
      createStudentHref={publicPaths.createStudentAccount()}
      createTeacherHref={publicPaths.createTeacherAccount()}
      trialHref={useTrialHref()}
      hasBottomBar={!useShowsSignInFirst()}
    />
  )
}

/** Whether the sign-in form comes before the public content: for users who signed in before or were redirected here. */
function useShowsSignInFirst(): boolean {
  const [search] = useSearchParams()
  return useAtomValue(hasSignedInBeforeAtom) || search.has('because') || search.has('from')
}
