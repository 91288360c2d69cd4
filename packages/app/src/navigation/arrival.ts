import { entrancePaths } from '../entrancePaths.ts'
import type { Role } from './roles.ts'
import { roleOf } from './roles.ts'

/** The role whose area an address is in, by its first segment. */
function areaOf(path: string): Role | undefined {
  return roleOf(path.split(/[/?#]/)[1])
}

/**
 * Where a person goes after signing in: back to the place they asked for when it is a place of their own here, else to
 * their dashboard; a blocked teacher or student to the restriction page (1§2, 1§4).
 */
export function placeAfterSignIn(role: Role, status: 'allowed' | 'blocked', from: string | null): string {
  if (role !== 'admin' && status === 'blocked') return entrancePaths.restriction()
  const isOwn = from !== null && /^\/[^/\\]/.test(from) && areaOf(from) === role
  return isOwn ? from : entrancePaths.dashboard(role)
}
