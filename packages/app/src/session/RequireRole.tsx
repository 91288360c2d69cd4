import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { Role } from '../navigation/roles.ts'
import { entrancePaths } from '../entrancePaths.ts'
import { sessionAtom, sessionEndAtom } from './sessionAtoms.ts'

type RequireRoleProps = { role: Role; children: ReactNode }

/** Lets only people of one role through; everybody else is sent to where they belong (1§6). What is drawn is no right. */
export function RequireRole({ role, children }: RequireRoleProps) {
  const session = useAtomValue(sessionAtom)
  const end = useAtomValue(sessionEndAtom)
  const [path] = useLocation()
  const search = useSearch()

  if (!session) {
    const from = search ? `${path}?${search}` : path
    const place = end === 'signedOut' ? { because: end } : { because: end ?? ('needed' as const), from }
    return <Redirect to={entrancePaths.signIn(place)} replace />
  }
  if (session.role !== 'admin' && session.status !== 'allowed')
    return <Redirect to={entrancePaths.restriction()} replace />
  if (session.role !== role) return <Redirect to={entrancePaths.home(session.role)} replace />
  return children
}
