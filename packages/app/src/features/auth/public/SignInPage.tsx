import { NoScriptNotice } from '@maktab/ui/components/NoScriptNotice/NoScriptNotice'
import { FrontLayout } from '@maktab/ui/layouts/PublicLayout/FrontLayout'
import { publicPaths } from '#addresses/public.ts'
import { withScrollAndFocusReset } from '#navigation/RouteFocus.tsx'
import { useClientSideLinks } from '#navigation/useClientSideLinks.ts'
import { useShowsSignInFirst } from '#preferences/useShowsSignInFirst.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { SignInContainer } from './SignInContainer.tsx'
import { FrontPageContainer } from '#features/visitors/public/FrontPageContainer.tsx'

/** 1§2 “Sign-in”, with what the school tells visitors around it. */
export function SignInPage() {
  useClientSideLinks()
  return (
    <FrontLayout
      {...usePreferences()}
      homeHref={publicPaths.signIn()}
      isFormFirst={useShowsSignInFirst()}
      form={
        <>
          <NoScriptNotice />
          {withScrollAndFocusReset(SignInContainer)}
        </>
      }
    >
      <FrontPageContainer />
    </FrontLayout>
  )
}
