import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { placeOutside } from '../navigation/placeOutside.ts'
import { placeAfterSignIn } from '../navigation/placeAfterSignIn.ts'
import type { Role } from '../navigation/roles.ts'
import { entrancePaths } from '../addresses/public.ts'
import { leftSessionAtom, sessionAtom, sessionEndAtom } from './sessionAtoms.ts'

type RequireRoleProps = { role: Role; children: ReactNode }

/**
 * Lets only people of one role through; everybody else is sent to where they belong (1§6). What is drawn is no right.
 * Whose session ends meanwhile keeps the page, to sign in again over it; somebody else who signs in there leaves it.
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const session = useAtomValue(sessionAtom)
  const left = useAtomValue(leftSessionAtom)
  const end = useAtomValue(sessionEndAtom)
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
    return <Redirect to={entrancePaths.signIn(place)} replace />
  }
  const outside = placeOutside(session)
  if (outside !== undefined) return <Redirect to={outside} replace />
  const start = placeAfterSignIn(session.role, session.status, null)
  if (page.isOfOther) {
    if (path !== start) return <Redirect to={start} replace />
    setPage({ ...page, isOfOther: false })
  }
  if (session.role !== role) return <Redirect to={entrancePaths.home(session.role)} replace />
  return children
}
