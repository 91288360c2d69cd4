import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import type { Outcome } from '@maktab/ui/refusal'
import { SignInScreen } from '@maktab/ui/screens/public/SignInScreen/SignInScreen'
import { useSetAtom } from 'jotai'
import { useLocation, useSearchParams } from 'wouter'
import { client } from '../../data/client.ts'
import { useFailureWords } from '../../data/useFailureWords.ts'
import { placeAfterSignIn } from '../../navigation/arrival.ts'
import type { SignInReason } from '../../paths.ts'
import { paths } from '../../paths.ts'
import { signInAtom } from '../../session/sessionAtoms.ts'

const reasons: readonly string[] = ['expired', 'signedOut', 'needed'] satisfies SignInReason[]

/** 1§2 “Sign-in”. A refusal is said beside the form, never in a toast (decision 44). */
export function SignInContainer() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const beginSession = useSetAtom(signInAtom)
  const words = useFailureWords()
  const because = search.get('because') ?? ''

  const signIn = async (body: { email: string; password: string }): Outcome => {
    try {
      const { token, status, user } = await unwrap(client.POST('/auth/login', { body }))
      navigate(placeAfterSignIn(user.role, status, search.get('from')), { replace: true })
      beginSession({ token, role: user.role, status })
      return undefined
    } catch (error) {
      return { message: words(error), fields: error instanceof ApiError ? error.fields : {} }
    }
  }
  return (
    <SignInScreen
      onSignIn={signIn}
      notice={reasons.includes(because) ? (because as SignInReason) : undefined}
      forgotPasswordHref={paths.forgotPassword()}
      createTeacherHref={paths.createTeacherAccount()}
      createStudentHref={paths.createStudentAccount()}
    />
  )
}
