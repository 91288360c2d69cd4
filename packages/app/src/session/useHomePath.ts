import { useAtomValue } from 'jotai'
import { entrancePaths } from '../addresses/public.ts'
import { sessionAtom } from './sessionAtoms.ts'

/** Where “back to the start” leads: one’s home, or the sign-in page. */
export function useHomePath(): string {
  const session = useAtomValue(sessionAtom)
  return session ? entrancePaths.home(session.role) : entrancePaths.signIn()
}
