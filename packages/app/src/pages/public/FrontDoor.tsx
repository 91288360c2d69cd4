import { NeedsScript } from '@maktab/ui/components/NeedsScript/NeedsScript'
import { FrontLayout } from '@maktab/ui/layouts/FrontLayout/FrontLayout'
import { entrancePaths } from '#addresses/public.ts'
import { arrived } from '#navigation/arrived.tsx'
import { useFollowLinks } from '#navigation/useFollowLinks.ts'
import { useFormFirst } from '#preferences/useFormFirst.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { SignInContainer } from './SignInContainer.tsx'
import { VisitorsContainer } from './VisitorsContainer.tsx'

/** 1§2 “Sign-in”, with what the school tells visitors around it. */
export function FrontDoor() {
  useFollowLinks()
  return (
    <FrontLayout
      {...usePreferences()}
      homeHref={entrancePaths.signIn()}
      isFormFirst={useFormFirst()}
      form={
        <>
          <NeedsScript />
          {arrived(SignInContainer)}
        </>
      }
    >
      <VisitorsContainer />
    </FrontLayout>
  )
}
