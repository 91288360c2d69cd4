import { useAtomValue } from 'jotai'
import { paths } from '../paths.ts'
import { sessionAtom } from './sessionAtoms.ts'

/** Where “back to the start” leads: one’s home, or the sign-in page. */
export function useHomePath(): string {
  const session = useAtomValue(sessionAtom)
  return session ? paths.home(session.role) : paths.signIn()
}
