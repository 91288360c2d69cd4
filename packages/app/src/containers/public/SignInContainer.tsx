import { ApiError } from '@maktab/client/ApiError'
import type { Outcome } from '@maktab/ui/refusal'
import { SignInScreen } from '@maktab/ui/screens/public/SignInScreen/SignInScreen'
import { useSetAtom } from 'jotai'
import { useLocation, useSearchParams } from 'wouter'
import { useFailureWords } from '../../data/useFailureWords.ts'
import { placeAfterSignIn } from '../../navigation/arrival.ts'
import type { SignInReason } from '../../entrancePaths.ts'
import { entrancePaths } from '../../entrancePaths.ts'
import { signInAtom } from '../../session/sessionAtoms.ts'

const reasons: readonly string[] = ['expired', 'signedOut', 'needed'] satisfies SignInReason[]

/** 1§2 “Sign-in”. A refusal is said beside the form, never in a toast (decision 44). */
export function SignInContainer() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const beginSession = useSetAtom(signInAtom)
  const words = useFailureWords()
  const because = search.get('because') ?? ''

  const send = async (body: { email: string; password: string }): Outcome => {
    try {
      const { signIn } = await import('../../data/signIn.ts')
      const { token, status, user } = await signIn(body)
      const place = placeAfterSignIn(user.role, status, search.get('from'))
      await beginSession({ token, role: user.role, status, onArrive: () => navigate(place, { replace: true }) })
      return undefined
    } catch (error) {
      return { message: words(error), fields: error instanceof ApiError ? error.fields : {} }
    }
  }
  return (
    <SignInScreen
      onSignIn={send}
      notice={reasons.includes(because) ? (because as SignInReason) : undefined}
      forgotPasswordHref={entrancePaths.forgotPassword()}
      createTeacherHref={entrancePaths.createTeacherAccount()}
      createStudentHref={entrancePaths.createStudentAccount()}
    />
  )
}
