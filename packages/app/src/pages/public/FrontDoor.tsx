import { NeedsScript } from '@maktab/ui/components/NeedsScript/NeedsScript'
import { FrontLayout } from '@maktab/ui/layouts/FrontLayout/FrontLayout'
import { Suspense } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { arrived } from '#navigation/arrived.tsx'
import { useFollowLinks } from '#navigation/useFollowLinks.ts'
import { enterAreasAtom } from '#preferences/preferenceAtoms.ts'
import { useFormFirst } from '#preferences/useFormFirst.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { staticPart } from '#prerendered/staticPart.tsx'
import { store } from '#session/store.ts'
import { SignInPage } from './SignInPage.tsx'

/** What the school tells strangers isn’t waited for by those who only want to sign in. */
const ForVisitors = staticPart('visitors', async () => {
  const [{ VisitorsContainer }] = await Promise.all([
    import('./VisitorsContainer.tsx'),
    store.set(enterAreasAtom, 'common', 'visitor'),
  ])
  return VisitorsContainer
})

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
          <Suspense>{arrived(SignInPage)}</Suspense>
        </>
      }
    >
      <Suspense>
        <ForVisitors />
      </Suspense>
    </FrontLayout>
  )
}
