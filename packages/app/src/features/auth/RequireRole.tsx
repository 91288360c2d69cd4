import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { getRestrictionPath } from './getRestrictionPath.ts'
import { getPathAfterSignIn } from './getPathAfterSignIn.ts'
import type { Role } from '#addresses/roles.ts'
import { publicPaths } from '#addresses/public.ts'
import { expiredSessionAtom, sessionAtom, sessionEndReasonAtom } from '#session/sessionAtoms.ts'

type RequireRoleProps = { role: Role; children: ReactNode }

/**
 * Lets only people of one role through; everybody else is sent to where they belong (1§6). What is drawn is no right.
 * Whose session ends meanwhile keeps the page, to sign in again over it; somebody else who signs in there leaves it.
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const session = useAtomValue(sessionAtom)
  const left = useAtomValue(expiredSessionAtom)
  const end = useAtomValue(sessionEndReasonAtom)
  const [path] = useLocation()
  const search = useSearch()
  const account = session?.account
  /** Whose page this is, and whether they have yet to be led from the one of somebody else. */
  const [page, setPage] = useState({ owner: account, isOfOther: false })
  if (account !== undefined && account !== page.owner) setPage({ owner: account, isOfOther: page.owner !== undefined })

  if (!session) {
    if (left?.account === page.owner && left?.role === role) return children
    const from = search ? `${path}?${search}` : path
    const place = end === 'signedOut' ? { because: end } : { because: end ?? ('needed' as const), from }
    return <Redirect to={publicPaths.signIn(place)} replace />
  }
  const outside = getRestrictionPath(session)
  if (outside !== undefined) return <Redirect to={outside} replace />
  const start = getPathAfterSignIn(session.role, session.status, null)
  if (page.isOfOther) {
    if (path !== start) return <Redirect to={start} replace />
    setPage({ ...page, isOfOther: false })
  }
  if (session.role !== role) return <Redirect to={publicPaths.home(session.role)} replace />
  return children
}
