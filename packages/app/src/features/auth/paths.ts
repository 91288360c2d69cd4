import { publicPaths } from '#addresses/public.ts'
import type { Session, AccountStatus } from '#session/storedSession.ts'
import { type Role, parseRole } from '#addresses/roles.ts'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '#session/sessionAtoms.ts'

/** Where somebody is led whose area isn’t open to them; nowhere where it is. Administrators are never kept out. */
export function getRestrictionPath({ role, status }: Pick<Session, 'role' | 'status'>): string | undefined {
  if (role === 'admin' || status === 'allowed') return undefined
  return status === 'blocked' ? publicPaths.restriction() : publicPaths.confirmEmail()
}

/** Stands for wherever the app is; the name belongs to nobody. */
const HERE = 'https://here.invalid'

/** A place of this app as a browser would reach it, with `..` and the like resolved; undefined for any other address. */
function placeHere(address: string): { path: string; role: Role | undefined } | undefined {
  if (!address.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(address, HERE)
    return origin === HERE ? { path: pathname + search + hash, role: parseRole(pathname.split('/')[1]) } : undefined
  } catch {
    // No address at all; `URL.canParse` would say so too, but browsers of 2023 lack it.
    return undefined
  }
}

/**
 * Where a person goes after signing in: back to the place they asked for when it is a place of their own here, else to
 * their dashboard; a blocked teacher or student to the restriction page (1§2, 1§4), and whoever has to confirm an e-mail to where that is said.
 */
export function getPathAfterSignIn(role: Role, status: AccountStatus, from: string | null): string {
  const outside = getRestrictionPath({ role, status })
  if (outside !== undefined) return outside
  const place = from === null ? undefined : placeHere(from)
  return place?.role === role ? place.path : publicPaths.dashboard(role)
}

/** Where “back to the start” leads: one’s home, or the sign-in page. */
export function useHomePath(): string {
  const session = useAtomValue(sessionAtom)
  return session ? publicPaths.home(session.role) : publicPaths.signIn()
}

type ResetLink = { token: string; email: string }

/** What the path of a reset link says (`/reset-password/{token}/{email}`); undefined when a part is missing. */
export function readResetLink(path: string): ResetLink | undefined {
  const [, , token = '', email = ''] = path.split('/')
  try {
    const link = { token: decodeURIComponent(token), email: decodeURIComponent(email) }
    return link.token !== '' && link.email !== '' ? link : undefined
  } catch {
    return undefined
  }
}
