import { SignInScreen } from '@maktab/ui/features/auth/public/SignInScreen'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'wouter'
import { getPathAfterSignIn } from '#features/auth/getPathAfterSignIn.ts'
import { type SignInReason, publicPaths } from '#addresses/public.ts'
import { hasSignedInBeforeAtom } from '#preferences/hasSignedInBeforeAtom.ts'
import { registeredEmailAtom } from '#features/auth/registeredEmailAtom.ts'
import { useSignIn } from '#features/auth/useSignIn.ts'

const reasons: readonly string[] = ['expired', 'signedOut', 'needed'] satisfies SignInReason[]

/** 1§2 “Sign-in”. */
export function SignInContainer() {
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
