import { publicPaths } from '#addresses/public.ts'
import type { Session, AccountStatus } from '#session/storedSession.ts'
import { type Role, parseRole } from '#addresses/roles.ts'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '#session/sessionAtoms.ts'

/** The page for users without access to their area; undefined if they have access. Admins are never restricted. */
export function getRestrictionPath({ role, status }: Pick<Session, 'role' | 'status'>): string | undefined {
  if (role === 'admin' || status === 'allowed') return undefined
  return status === 'blocked' ? publicPaths.restriction() : publicPaths.confirmEmail()
}

/** Placeholder origin; the domain can’t exist. */
const PLACEHOLDER_ORIGIN = 'https://here.invalid'

/** Resolves a path of this app as a browser would, including `..`; undefined for any other URL. */
function resolveLocalPath(address: string): { path: string; role: Role | undefined } | undefined {
  if (!address.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(address, PLACEHOLDER_ORIGIN)
    return origin === PLACEHOLDER_ORIGIN
      ? { path: pathname + search + hash, role: parseRole(pathname.split('/')[1]) }
      : undefined
  } catch {
    // Not a URL. `URL.canParse` would be shorter, but browsers of 2023 lack it.
    return undefined
  }
}

/**
 * The page after signing in: the requested one if it is in the user’s area, otherwise the dashboard; the restriction
 * page for blocked users (1§2, 1§4), and the confirmation page for unconfirmed ones.
 */
export function getPathAfterSignIn(role: Role, status: AccountStatus, from: string | null): string {
  const restrictionPath = getRestrictionPath({ role, status })
  if (restrictionPath !== undefined) return restrictionPath
  const requested = from === null ? undefined : resolveLocalPath(from)
  return requested?.role === role ? requested.path : publicPaths.dashboard(role)
}

/** The target of “back to the start”: the user’s home or the sign-in page. */
export function useHomePath(): string {
  const session = useAtomValue(sessionAtom)
  return session ? publicPaths.home(session.role, session.part) : publicPaths.signIn()
}

type ResetLink = { token: string; email: string }

/** Token and email address of a reset link (`/reset-password/{token}/{email}`); undefined if one is missing. */
export function readResetLink(path: string): ResetLink | undefined {
  const [, , token = '', email = ''] = path.split('/')
  try {
    const link = { token: decodeURIComponent(token), email: decodeURIComponent(email) }
    return link.token !== '' && link.email !== '' ? link : undefined
  } catch {
    return undefined
  }
}
