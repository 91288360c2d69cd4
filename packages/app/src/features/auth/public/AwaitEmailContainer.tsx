import { EmailConfirmationPendingScreen } from '@maktab/ui/features/auth/public/EmailConfirmationPendingScreen'
import { useCurrentUser } from '#features/auth/useCurrentUser.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useSignOut } from '#features/auth/useSignOut.ts'

/** Whoever has to confirm an e-mail first: where the link went, and how to have it sent again. */
export function AwaitEmailContainer() {
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
