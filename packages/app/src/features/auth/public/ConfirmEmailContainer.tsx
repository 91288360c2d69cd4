import { handled } from '@maktab/ui/submitResult'
import { ConfirmEmailScreen, EmailConfirmationPendingScreen } from '@maktab/ui/features/auth/public/ConfirmEmailScreen'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useAccountStatusRefresh, useCurrentUser, useSignOut } from '../authHooks.ts'
import { publicPaths } from '#addresses/public.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { getRestrictionPath, useHomePath } from '../redirectPaths.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { PublicProviders } from '#features/visitors/PublicProviders.tsx'

/**
 * Opened by the link of an email, whose code is removed from the URL (decision 41). Without a code, shows unconfirmed
 * accounts what to do.
 */
export function ConfirmEmailContainer() {
  const [path, navigate] = useLocation()
  const session = useAtomValue(sessionAtom)
  const home = useHomePath()
  const [link] = useState(() => readLink(path))
  const mutate = useApiMutation({ tell: 'form' })
  const isWaiting = session !== undefined && getRestrictionPath(session) === publicPaths.confirmEmail()
  const refreshStatus = useAccountStatusRefresh(isWaiting)

  useEffect(() => {
    if (link) navigate(publicPaths.confirmEmail(), { replace: true })
  }, [link, navigate])

  if (link === undefined && isWaiting) {
    return (
      <PublicProviders>
        <AwaitEmailContainer />
      </PublicProviders>
    )
  }
  if (link === undefined && session) return <Redirect to={getRestrictionPath(session) ?? home} replace />
  return (
    <ConfirmEmailScreen
      hasLink={link !== undefined}
      onConfirm={async () => {
        if (link === undefined) return handled
        const outcome = await mutate('confirmEmail', { body: { token: link } }, { isSilent: true })
        if (isWaiting) await refreshStatus()
        return outcome
      }}
      nextPage={{ href: home, isSignedIn: session !== undefined }}
    />
  )
}

/** The code after `/confirm-email/`. */
function readLink(path: string): string | undefined {
  return path.split('/')[2] || undefined
}

/** For accounts that have to confirm their email address first: where the link was sent, and a button to resend it. */
function AwaitEmailContainer() {
  const user = useCurrentUser()
  const mutate = useApiMutation({ tell: 'form' })
  const onSignOut = useSignOut()
  return (
    <EmailConfirmationPendingScreen
      email={user.state === 'ready' ? user.data.email : undefined}
      onSendAgain={() => mutate('sendConfirmation', {}, { isSilent: true })}
      onSignOut={onSignOut}
    />
  )
}
