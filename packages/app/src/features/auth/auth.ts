import { useApiQuery } from '#api/useApiQuery.ts'
import type { AccountStatus } from '#session/storedSession.ts'
import { atom, useSetAtom, useAtomValue } from 'jotai'
import { ApiError } from '@maktab/client/ApiError'
import { type SubmitResult, done, submitError } from '@maktab/ui/submitResult'
import { api } from '#api/api.ts'
import { useErrorMessage } from '#api/errors.ts'
import type { Role } from '#addresses/roles.ts'
import { hasSignedInBeforeAtom } from '#preferences/cookieAtoms.ts'
import { signInAtom, endSessionAtom, sessionAtom, setAccountStatusAtom } from '#session/sessionAtoms.ts'
import { QueryClientContext } from '@tanstack/react-query'
import { use, useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { toasts } from '#feedback/toasts.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

/** Whoever is signed in. */
export function useCurrentUser({ enabled = true } = {}) {
  return useApiQuery('getCurrentUser', { enabled, select: ({ user }) => user, staleTime: Number.POSITIVE_INFINITY })
}

type Told = { status: 'allowed' | 'blocked'; emailConfirmed?: boolean | undefined }

/** How an account stands by what the school says of it; a backend that says nothing of e-mails has none to confirm. */
function getAccountStatus({ status, emailConfirmed }: Told): AccountStatus {
  return status === 'allowed' && emailConfirmed === false ? 'unconfirmed' : status
}

/** Of whom registered a moment ago, and has yet to sign in: it is in no address and in no storage. */
export const registeredEmailAtom = atom<string>()

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

/** Ends the session on the server, clears everything that is stored here, and goes to the sign-in page (1§2 “Log out”). */
export function useSignOut(): () => void {
  const token = useAtomValue(sessionAtom)?.token
  const endSession = useSetAtom(endSessionAtom)
  // The page of somebody who is blocked has none.
  const queries = use(QueryClientContext)
  const [, navigate] = useLocation()
  return () => {
    // What is on its way would be refused by then.
    void queries?.cancelQueries()
    // A backend that doesn’t know the call, or a line that is down, changes nothing.
    if (token !== undefined) void api('signOut', {}, { headers: { token } }).catch(() => undefined)
    void import('#offline/pushSubscription.ts')
      .then(({ unsubscribeDevice }) => unsubscribeDevice())
      .catch(() => undefined)
    endSession('signedOut')
    navigate(publicPaths.signIn({ because: 'signedOut' }))
  }
}

type To = { id: number; email: string; isStaying?: boolean }

/** Goes on as another child of the same sign-in, at their dashboard: nothing of the one before stays on the page. */
export function useSwitchChild(): (to: To) => Promise<boolean> {
  const beginSession = useSetAtom(signInAtom)
  const words = useErrorMessage()
  const [, navigate] = useLocation()
  return async ({ id, email, isStaying = false }) => {
    try {
      const { token, status, user } = await api('switchChild', { body: { id } })
      const onArrive = () => isStaying || navigate(publicPaths.dashboard(user.role))
      await beginSession({ token, status, role: user.role, email, child: id, onArrive: () => void onArrive() })
      return true
    } catch (error) {
      toasts.error(words(error), 'switchChild')
      return false
    }
  }
}

/**
 * Asks the school whether the account is still restricted: when the page is opened, when somebody comes back to it, and
 * by the function that it gives. A backend that doesn’t say lets the restriction stand.
 */
export function useAccountStatusRefresh(isRestricted: boolean): () => Promise<SubmitResult> {
  const restrict = useSetAtom(setAccountStatusAtom)
  const act = useApiMutation({ tell: 'form' })

  const look = useCallback(async () => {
    const { user } = await api('getCurrentUser')
    if (user.status !== undefined) await restrict(getAccountStatus({ ...user, status: user.status }))
  }, [restrict])

  useEffect(() => {
    if (!isRestricted) return undefined
    const again = () => void (document.visibilityState === 'visible' && look().catch(() => undefined))
    again()
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, isRestricted])

  return () => act('getCurrentUser', look)
}
