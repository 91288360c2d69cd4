import { RestrictionScreen } from '@maktab/ui/screens/public/RestrictionScreen/RestrictionScreen'
import { useAtomValue } from 'jotai'
import { Redirect } from 'wouter'
import { useRestriction } from '#account/useRestriction.ts'
import { entrancePaths } from '#addresses/public.ts'
import { sessionAtom, sessionEndAtom } from '#session/sessionAtoms.ts'
import { useHomePath } from '#session/useHomePath.ts'
import { useSignOut } from '#session/useSignOut.ts'
import { RegistrationArea } from './RegistrationArea.tsx'

/**
 * Whoever isn’t restricted, or no longer, is led on. It stands in the same area as the registration pages, because it
 * too says how the school is reached.
 */
export function RestrictionContainer() {
  const session = useAtomValue(sessionAtom)
  const isRestricted = session !== undefined && session.role !== 'admin' && session.status === 'blocked'
  const onAskAgain = useRestriction(isRestricted)
  const onSignOut = useSignOut()
  const home = useHomePath()
  const end = useAtomValue(sessionEndAtom)
  if (!isRestricted) return <Redirect to={session ? home : entrancePaths.signIn(end && { because: end })} replace />
  return (
    <RegistrationArea>
      <RestrictionScreen onAskAgain={onAskAgain} onSignOut={onSignOut} />
    </RegistrationArea>
  )
}
