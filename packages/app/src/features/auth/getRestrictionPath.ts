import { publicPaths } from '#addresses/public.ts'
import type { Session } from '#session/storedSession.ts'

/** Where somebody is led whose area isn’t open to them; nowhere where it is. Administrators are never kept out. */
export function getRestrictionPath({ role, status }: Pick<Session, 'role' | 'status'>): string | undefined {
  if (role === 'admin' || status === 'allowed') return undefined
  return status === 'blocked' ? publicPaths.restriction() : publicPaths.confirmEmail()
}
