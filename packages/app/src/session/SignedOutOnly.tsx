import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { entrancePaths } from '../addresses/public.ts'
import { sessionAtom } from './sessionAtoms.ts'

/** The sign-in page is for those who are not signed in; everybody else is sent home (1§2). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom)
  if (!session) return children
  const isBlocked = session.role !== 'admin' && session.status !== 'allowed'
  return <Redirect to={isBlocked ? entrancePaths.restriction() : entrancePaths.home(session.role)} replace />
}
