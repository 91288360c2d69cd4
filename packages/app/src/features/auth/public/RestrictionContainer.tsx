import { RestrictionScreen } from '@maktab/ui/features/auth/public/RestrictionScreen'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useAccountStatusRefresh, useSignOut } from '../auth.ts'
import { publicPaths } from '#addresses/public.ts'
import { sessionAtom, sessionEndReasonAtom } from '#session/sessionAtoms.ts'
import { useHomePath } from '../paths.ts'
import { PublicProviders } from '#features/visitors/PublicProviders.tsx'

/**
 * The page opens for everybody (1§2). A blocked account that is unblocked, or signs out, leaves it. It is in the area of
 * the registration pages because it shows how to reach the school, too.
 */
export function RestrictionContainer() {
  const session = useAtomValue(sessionAtom)
  const isBlocked = session !== undefined && session.role !== 'admin' && session.status === 'blocked'
  const [wasBlocked, setWasBlocked] = useState(isBlocked)
  if (isBlocked && !wasBlocked) setWasBlocked(true)
  const onAskAgain = useAccountStatusRefresh(isBlocked)
  const onSignOut = useSignOut()
  const homeHref = useHomePath()
  const end = useAtomValue(sessionEndReasonAtom)
  const signInHref = publicPaths.signIn(end && { because: end })
  if (wasBlocked && !isBlocked) return <Redirect to={session ? homeHref : signInHref} replace />
  return (
    <PublicProviders>
      <RestrictionScreen
        reader={
          isBlocked
            ? { is: 'blocked', onAskAgain, onSignOut }
            : session
              ? { is: 'allowed', homeHref }
              : { is: 'visitor', signInHref }
        }
      />
    </PublicProviders>
  )
}
