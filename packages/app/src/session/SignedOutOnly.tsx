import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { entrancePaths } from '../addresses/public.ts'
import { placeOutside } from '../navigation/placeOutside.ts'
import { sessionAtom } from './sessionAtoms.ts'

/** The sign-in page is for those who are not signed in; everybody else is sent home (1§2). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom)
  if (!session) return children
  return <Redirect to={placeOutside(session) ?? entrancePaths.home(session.role)} replace />
}
