import { QueryClientContext } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { use } from 'react'
import { useLocation } from 'wouter'
import { api } from '#api/api.ts'
import { publicPaths } from '#addresses/public.ts'
import { endSessionAtom, sessionAtom } from '#session/sessionAtoms.ts'

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
