import { ApiError } from '@maktab/client/ApiError'
import { type Outcome, done, refused } from '@maktab/ui/outcome'
import { useSetAtom } from 'jotai'
import { ask } from '../calls/ask.ts'
import { useFailureWords } from '../calls/useFailureWords.ts'
import type { Role } from '../navigation/roles.ts'
import { isKnownAtom } from '../preferences/knownAtom.ts'
import { childIn } from './childIn.ts'
import { signInAtom } from './sessionAtoms.ts'
import { standingOf } from './standingOf.ts'
import type { Standing } from './storedSession.ts'

type Arrive = (role: Role, status: Standing) => void

/** Signs somebody in; a refusal is said beside the form that asked, never in a toast (decision 44). */
export function useSignIn(onArrive?: Arrive): (body: { email: string; password: string }) => Promise<Outcome> {
  const beginSession = useSetAtom(signInAtom)
  const noteKnown = useSetAtom(isKnownAtom)
  const words = useFailureWords()
  return async (body) => {
    try {
      const { token, user, children = [], ...told } = await ask('signIn', { body })
      const { role } = user
      const status = standingOf(told)
      await beginSession({
        token,
        role,
        status,
        email: body.email,
        child: childIn(children),
        onArrive: () => onArrive?.(role, status),
      })
      // Only now: the page around the form would be laid out anew under somebody’s eyes.
      noteKnown()
      return done
    } catch (error) {
      return refused(words(error), error instanceof ApiError ? error.fields : {})
    }
  }
}
