import { RestrictionScreen } from '@maktab/ui/screens/public/RestrictionScreen/RestrictionScreen'
import { useSignOut } from '../../session/useSignOut.ts'

export function RestrictionContainer() {
  return <RestrictionScreen onSignOut={useSignOut()} />
}
