import { told } from '@maktab/ui/outcome'
import { ConfirmEmailScreen } from '@maktab/ui/screens/public/ConfirmEmailScreen/ConfirmEmailScreen'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useRestriction } from '#account/useRestriction.ts'
import { entrancePaths } from '#addresses/public.ts'
import { useAct } from '#calls/useAct.ts'
import { placeOutside } from '#navigation/placeOutside.ts'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { useHomePath } from '#session/useHomePath.ts'
import { AwaitEmailContainer } from './AwaitEmailContainer.tsx'
import { RegistrationArea } from './RegistrationArea.tsx'

/** The link of a mail, whose code leaves the visible address (decision 41); without one, what an unconfirmed account sees. */
export function ConfirmEmailContainer() {
  const [path, navigate] = useLocation()
  const session = useAtomValue(sessionAtom)
  const home = useHomePath()
  const [link] = useState(() => readLink(path))
  const act = useAct({ tell: 'form' })
  const isWaiting = session !== undefined && placeOutside(session) === entrancePaths.confirmEmail()
  const look = useRestriction(isWaiting)

  useEffect(() => {
    if (link) navigate(entrancePaths.confirmEmail(), { replace: true })
  }, [link, navigate])

  if (link === undefined && isWaiting) {
    return (
      <RegistrationArea>
        <AwaitEmailContainer />
      </RegistrationArea>
    )
  }
  if (link === undefined && session) return <Redirect to={placeOutside(session) ?? home} replace />
  return (
    <ConfirmEmailScreen
      hasLink={link !== undefined}
      onConfirm={async () => {
        if (link === undefined) return told
        const outcome = await act('confirmEmail', { body: { token: link } }, { isQuiet: true })
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
