import { ApiError } from '@maktab/client/ApiError'
import { type SubmitResult, done, submitError } from '@maktab/ui/submitResult'
import { useSetAtom } from 'jotai'
import { api } from '#api/api.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import type { Role } from '#addresses/roles.ts'
import { hasSignedInBeforeAtom } from '#preferences/hasSignedInBeforeAtom.ts'
import { signInAtom } from '#session/sessionAtoms.ts'
import { getAccountStatus } from './getAccountStatus.ts'
import type { AccountStatus } from '#session/storedSession.ts'

type Arrive = (role: Role, status: AccountStatus) => void

/** Signs somebody in; a refusal is said beside the form that asked, never in a toast (decision 44). */
export function useSignIn(onArrive?: Arrive): (body: { email: string; password: string }) => Promise<SubmitResult> {
  const beginSession = useSetAtom(signInAtom)
  const noteKnown = useSetAtom(hasSignedInBeforeAtom)
  const words = useErrorMessage()
  return async (body) => {
    try {
      const { token, user, children = [], ...told } = await api('signIn', { body })
      const { role } = user
      const status = getAccountStatus(told)
      await beginSession({
        token,
        role,
        status,
        email: body.email,
        child: getCurrentChildId(children),
        onArrive: () => onArrive?.(role, status),
      })
      // Only now: the page around the form would be laid out anew under somebody’s eyes.
      noteKnown()
      return done
    } catch (error) {
      return submitError(words(error), error instanceof ApiError ? error.fields : {})
    }
  }
}

/** Of which of several children a session is; whoever is alone is told by their e-mail, as ever. */
function getCurrentChildId(children: readonly { id: number; isPresent: boolean }[]): number | undefined {
  return children.length > 1 ? children.find(({ isPresent }) => isPresent)?.id : undefined
}
