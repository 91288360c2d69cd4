import { ApiError } from '@maktab/client/ApiError'
import { type Outcome, done, refused } from '@maktab/ui/outcome'
import { useSetAtom } from 'jotai'
import { useFailureWords } from '../calls/useFailureWords.ts'
import type { Role } from '../navigation/roles.ts'
import { signInAtom } from './sessionAtoms.ts'

type Arrive = (role: Role, status: 'allowed' | 'blocked') => void

/** Signs somebody in; a refusal is said beside the form that asked, never in a toast (decision 44). */
export function useSignIn(onArrive?: Arrive): (body: { email: string; password: string }) => Promise<Outcome> {
  const beginSession = useSetAtom(signInAtom)
  const words = useFailureWords()
  return async (body) => {
    try {
      const { signIn } = await import('../account/signIn.ts')
      const { token, status, user } = await signIn(body)
      const { role } = user
      await beginSession({ token, role, status, email: body.email, onArrive: () => onArrive?.(role, status) })
      return done
    } catch (error) {
      return refused(words(error), error instanceof ApiError ? error.fields : {})
    }
  }
}
