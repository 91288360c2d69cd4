import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { endSessionAtom } from './sessionAtoms.ts'

/** Clears everything that is stored here and goes to the sign-in page (1§2 “Log out”). */
export function useSignOut(): () => void {
  const endSession = useSetAtom(endSessionAtom)
  const [, navigate] = useLocation()
  return () => {
    endSession('signedOut')
    navigate(paths.signIn({ because: 'signedOut' }))
  }
}
