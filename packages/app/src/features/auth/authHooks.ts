import { useApiQuery } from '#api/useApiQuery.ts'
import type { AccountStatus } from '#session/storedSession.ts'
import { atom, useSetAtom, useAtomValue } from 'jotai'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import { type SubmitResult, done, submitError } from '@maktab/ui/submitResult'
import { api } from '#api/api.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import type { Role } from '#addresses/roles.ts'
import { hasSignedInBeforeAtom } from '#preferences/cookieAtoms.ts'
import { signInAtom, endSessionAtom, sessionAtom, updateSessionAtom } from '#session/sessionAtoms.ts'
import { QueryClientContext } from '@tanstack/react-query'
import { use, useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { toasts } from '#feedback/toasts.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { focusMain } from '#navigation/lazyPage.tsx'

/** The signed-in user. */
export function useCurrentUser({ enabled = true } = {}) {
  return useApiQuery('getCurrentUser', { enabled, select: ({ user }) => user, staleTime: Number.POSITIVE_INFINITY })
}

/** The signed-in user; keeps the part of the office in the session up to date. */
export function useSessionUser() {
  const user = useCurrentUser()
  const updateSession = useSetAtom(updateSessionAtom)
  const isKnown = user.state === 'ready'
  const part = user.state === 'ready' ? user.data.part : undefined
  useEffect(() => {
    if (isKnown) void updateSession({ part })
  }, [isKnown, part, updateSession])
  return user
}

type StatusFields = { status: 'allowed' | 'blocked'; emailConfirmed?: boolean | undefined }

/** The account status from the server’s response. A backend without email confirmation has no unconfirmed accounts. */
function getAccountStatus({ status, emailConfirmed }: StatusFields): AccountStatus {
  return status === 'allowed' && emailConfirmed === false ? 'unconfirmed' : status
}

/** The email address of a registration a moment ago, prefilled at sign-in. Kept in memory only. */
export const registeredEmailAtom = atom<string>()

type OnArrive = (role: Role, status: AccountStatus) => void

/** Signs in. Errors are returned for the form, never shown in a toast (decision 44). */
export function useSignIn(onArrive?: OnArrive): (body: { email: string; password: string }) => Promise<SubmitResult> {
  const beginSession = useSetAtom(signInAtom)
  const setHasSignedInBefore = useSetAtom(hasSignedInBeforeAtom)
  const getMessage = useErrorMessage()
  return async (body) => {
    try {
      const { token, user, children = [], ...statusFields } = await api('signIn', { body })
      const { role, part } = user
      const status = getAccountStatus(statusFields)
      await beginSession({
        token,
        role,
        part,
        status,
        email: body.email,
        child: getCurrentChildId(children),
        onArrive: () => onArrive?.(role, status),
      })
      // After the sign-in, because it changes the layout around the form.
      setHasSignedInBefore()
      return done
    } catch (error) {
      return submitError(getMessage(error), error instanceof ApiError ? error.fields : {})
    }
  }
}

/** The child that a session belongs to, if there are several. */
function getCurrentChildId(children: readonly { id: number; isPresent: boolean }[]): number | undefined {
  return children.length > 1 ? children.find(({ isPresent }) => isPresent)?.id : undefined
}

/** Ends the session on the server, clears local storage and opens the sign-in page (1§2 “Log out”). */
export function useSignOut(): () => void {
  const token = useAtomValue(sessionAtom)?.token
  const endSession = useSetAtom(endSessionAtom)
  // Blocked users’ pages have no query client.
  const queries = use(QueryClientContext)
  const [, navigate] = useLocation()
  return () => {
    // Pending requests would be rejected.
    void queries?.cancelQueries()
    // A backend without this call, or a failed request, changes nothing.
    if (token !== undefined) void api('signOut', {}, { headers: { token } }).catch(() => undefined)
    void import('#offline/pushSubscription.ts')
      .then(({ unsubscribeDevice }) => unsubscribeDevice())
      .catch(() => undefined)
    endSession('signedOut')
    navigate(publicPaths.signIn({ because: 'signedOut' }))
  }
}

type SwitchTarget = {
  id: number
  email: string
  /** The page to open; the dashboard by default. */
  path?: string | undefined
  /** Stays on the page and reports nothing. */
  isStaying?: boolean
}

/** Switches to another child of the same account, opens their page and says whose it is. */
export function useSwitchChild(): (to: SwitchTarget) => Promise<boolean> {
  const { t } = useLingui()
  const beginSession = useSetAtom(signInAtom)
  const getMessage = useErrorMessage()
  const [, navigate] = useLocation()
  return async ({ id, email, path, isStaying = false }) => {
    try {
      const { token, status, user, children = [] } = await api('switchChild', { body: { id } })
      const onArrive = () => isStaying || navigate(path ?? publicPaths.dashboard(user.role))
      await beginSession({ token, status, role: user.role, email, child: id, onArrive: () => void onArrive() })
      if (isStaying) return true
      const name = children.find((child) => child.id === id)?.name
      if (name !== undefined) toasts.success(t`This is ${name}’s page`)
      // The whole page is new, so nothing has the focus.
      setTimeout(focusMain)
      return true
    } catch (error) {
      toasts.error(getMessage(error), 'switchChild')
      return false
    }
  }
}

/**
 * Checks whether the account is still restricted: on load, when the user returns to the page, and on demand. A backend
 * that sends no status leaves the restriction.
 */
export function useAccountStatusRefresh(isRestricted: boolean): () => Promise<SubmitResult> {
  const updateSession = useSetAtom(updateSessionAtom)
  const mutate = useApiMutation({ tell: 'form' })

  const refreshStatus = useCallback(async () => {
    const { user } = await api('getCurrentUser')
    if (user.status !== undefined) await updateSession({ status: getAccountStatus({ ...user, status: user.status }) })
  }, [updateSession])

  useEffect(() => {
    if (!isRestricted) return undefined
    const refreshIfVisible = () =>
      void (document.visibilityState === 'visible' && refreshStatus().catch(() => undefined))
    refreshIfVisible()
    window.addEventListener('focus', refreshIfVisible)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      window.removeEventListener('focus', refreshIfVisible)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [refreshStatus, isRestricted])

  return () => mutate('getCurrentUser', refreshStatus)
}
