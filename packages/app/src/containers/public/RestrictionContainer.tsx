import { RestrictionScreen } from '@maktab/ui/screens/public/RestrictionScreen/RestrictionScreen'
import { useSignOut } from '../../session/useSignOut.ts'
import { RegistrationArea } from './RegistrationArea.tsx'

/** It stands in the same area as the registration pages, because it too says how the school is reached. */
export function RestrictionContainer() {
  return (
    <RegistrationArea>
      <RestrictionScreen onSignOut={useSignOut()} />
    </RegistrationArea>
  )
}
