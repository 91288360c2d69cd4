import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { placeAfterSignIn } from '../navigation/arrival.ts'
import type { Role } from '../navigation/roles.ts'
import { entrancePaths } from '../entrancePaths.ts'
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
  /** Whose page this is. */
  const [owner, setOwner] = useState(account)
  useEffect(() => {
    if (account !== undefined) setOwner(account)
  }, [account])

  if (!session) {
    if (left?.account === owner && left?.role === role) return children
    const from = search ? `${path}?${search}` : path
    const place = end === 'signedOut' ? { because: end } : { because: end ?? ('needed' as const), from }
    return <Redirect to={entrancePaths.signIn(place)} replace />
  }
  if (session.role !== 'admin' && session.status !== 'allowed')
    return <Redirect to={entrancePaths.restriction()} replace />
  if (owner !== undefined && owner !== account)
    return <Redirect to={placeAfterSignIn(session.role, session.status, null)} replace />
  if (session.role !== role) return <Redirect to={entrancePaths.home(session.role)} replace />
  return children
}
