import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { getRestrictionPath } from './getRestrictionPath.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'

/** The sign-in page is for those who are not signed in; everybody else is sent home (1§2). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom)
  if (!session) return children
  return <Redirect to={getRestrictionPath(session) ?? publicPaths.home(session.role)} replace />
}
