import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChangesProvider'
import { SessionExpiredDialog } from '@maktab/ui/features/auth/public/SessionExpiredDialog'
import { useCurrentUser, useSignIn, useSignOut } from '../features/auth/authHooks.ts'

/** The dialog over the page of an expired session. `RequireRole` decides where the user goes after signing in. */
export function SignInAgainContainer({ isOpen }: { isOpen: boolean }) {
  const user = useCurrentUser()
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  return (
    <SessionExpiredDialog
      isOpen={isOpen}
      email={user.state === 'ready' ? user.data.email : ''}
      onSignIn={useSignIn()}
      onSignOut={() => confirmLeave(signOut)}
    />
  )
}
