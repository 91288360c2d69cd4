import { handled } from '@maktab/ui/submitResult'
import { ConfirmEmailScreen, EmailConfirmationPendingScreen } from '@maktab/ui/features/auth/public/ConfirmEmailScreen'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useAccountStatusRefresh, useCurrentUser, useSignOut } from '../auth.ts'
import { publicPaths } from '#addresses/public.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { getRestrictionPath, useHomePath } from '../paths.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { PublicProviders } from '#features/visitors/PublicProviders.tsx'

/** The link of a mail, whose code leaves the visible address (decision 41); without one, what an unconfirmed account sees. */
export function ConfirmEmailContainer() {
  const [path, navigate] = useLocation()
  const session = useAtomValue(sessionAtom)
  const home = useHomePath()
  const [link] = useState(() => readLink(path))
  const act = useApiMutation({ tell: 'form' })
  const isWaiting = session !== undefined && getRestrictionPath(session) === publicPaths.confirmEmail()
  const look = useAccountStatusRefresh(isWaiting)

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
        const outcome = await act('confirmEmail', { body: { token: link } }, { isSilent: true })
        if (isWaiting) await look()
        return outcome
      }}
      onward={{ href: home, isSignedIn: session !== undefined }}
    />
  )
}

/** What stands behind `/confirm-email/`. */
function readLink(path: string): string | undefined {
  return path.split('/')[2] || undefined
}

/** Whoever has to confirm an e-mail first: where the link went, and how to have it sent again. */
function AwaitEmailContainer() {
  const user = useCurrentUser()
  const act = useApiMutation({ tell: 'form' })
  const onSignOut = useSignOut()
  return (
    <EmailConfirmationPendingScreen
      email={user.state === 'ready' ? user.data.email : undefined}
      onSendAgain={() => act('sendConfirmation', {}, { isSilent: true })}
      onSignOut={onSignOut}
    />
  )
}
