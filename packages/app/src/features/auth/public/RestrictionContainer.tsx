import { RestrictionScreen } from '@maktab/ui/features/auth/public/RestrictionScreen'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useAccountStatusRefresh, useSignOut } from '../authHooks.ts'
import { publicPaths } from '#addresses/public.ts'
import { sessionAtom, sessionEndReasonAtom } from '#session/sessionAtoms.ts'
import { useHomePath } from '../redirectPaths.ts'
import { PublicProviders } from '#features/visitors/PublicProviders.tsx'

/**
 * Anyone can open this page (1§2). A blocked user who is unblocked or signs out leaves it. It uses the public providers
 * because it shows how to contact the school.
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
            ? { is: 'blocked', onRecheck: onAskAgain, onSignOut }
            : session
              ? { is: 'allowed', homeHref }
              : { is: 'visitor', signInHref }
        }
      />
    </PublicProviders>
  )
}
