import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { SessionExpiredScreen } from '@maktab/ui/features/auth/public/SessionExpiredScreen'
import { useCurrentUser, useSignIn, useSignOut } from '../features/auth/auth.ts'

/** Over the page of somebody whose session is over. Who signs in decides what becomes of it (`RequireRole`). */
export function SignInAgainContainer({ isOpen }: { isOpen: boolean }) {
  const user = useCurrentUser()
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  return (
    <SessionExpiredScreen
      isOpen={isOpen}
      email={user.state === 'ready' ? user.data.email : ''}
      onSignIn={useSignIn()}
      onSignOut={() => confirmLeave(signOut)}
    />
  )
}
