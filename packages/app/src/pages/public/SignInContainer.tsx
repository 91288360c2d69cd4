import { SignInScreen } from '@maktab/ui/screens/public/SignInScreen/SignInScreen'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'wouter'
import { placeAfterSignIn } from '#navigation/placeAfterSignIn.ts'
import { type SignInReason, entrancePaths } from '#addresses/public.ts'
import { isKnownAtom } from '#preferences/knownAtom.ts'
import { newEmailAtom } from '#session/newEmailAtom.ts'
import { useSignIn } from '#session/useSignIn.ts'

const reasons: readonly string[] = ['expired', 'signedOut', 'needed'] satisfies SignInReason[]

/** 1§2 “Sign-in”. */
export function SignInContainer() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const isKnown = useAtomValue(isKnownAtom)
  const because = search.get('because') ?? ''
  const signIn = useSignIn((role, status) =>
    navigate(placeAfterSignIn(role, status, search.get('from')), { replace: true }),
  )
  return (
    <SignInScreen
      email={useAtomValue(newEmailAtom)}
      onSignIn={signIn}
      isKnown={isKnown}
      notice={reasons.includes(because) ? (because as SignInReason) : undefined}
      forgotPasswordHref={entrancePaths.forgotPassword()}
      createTeacherHref={entrancePaths.createTeacherAccount()}
      createStudentHref={entrancePaths.createStudentAccount()}
    />
  )
}
