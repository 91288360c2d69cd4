import { useAtomValue } from 'jotai'
import { publicPaths } from '#addresses/public.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'

/** Where “back to the start” leads: one’s home, or the sign-in page. */
export function useHomePath(): string {
  const session = useAtomValue(sessionAtom)
  return session ? publicPaths.home(session.role) : publicPaths.signIn()
}
