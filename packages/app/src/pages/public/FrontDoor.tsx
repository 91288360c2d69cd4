import { NoScriptNotice } from '@maktab/ui/components/NeedsScript/NeedsScript'
import { FrontLayout } from '@maktab/ui/layouts/FrontLayout/FrontLayout'
import { publicPaths } from '#addresses/public.ts'
import { withScrollAndFocusReset } from '#navigation/arrived.tsx'
import { useClientSideLinks } from '#navigation/useFollowLinks.ts'
import { useShowsSignInFirst } from '#preferences/useFormFirst.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { SignInContainer } from './SignInContainer.tsx'
import { FrontPageContainer } from './VisitorsContainer.tsx'

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
