import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { signOut } from '../account/signOut.ts'
import { entrancePaths } from '../addresses/public.ts'
import { endSessionAtom, sessionAtom } from './sessionAtoms.ts'

/** Ends the session on the server, clears everything that is stored here, and goes to the sign-in page (1§2 “Log out”). */
export function useSignOut(): () => void {
  const token = useAtomValue(sessionAtom)?.token
  const endSession = useSetAtom(endSessionAtom)
  const [, navigate] = useLocation()
  return () => {
    if (token !== undefined) void signOut(token)
    void import('../offline/reminderDevice.ts').then(({ showNothingHere }) => showNothingHere()).catch(() => undefined)
    endSession('signedOut')
    navigate(entrancePaths.signIn({ because: 'signedOut' }))
  }
}
