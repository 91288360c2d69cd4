import { EmailConfirmationPendingScreen } from '@maktab/ui/screens/public/AwaitEmailScreen/AwaitEmailScreen'
import { useCurrentUser } from '#account/users.ts'
import { useApiMutation } from '#calls/useAct.ts'
import { useSignOut } from '#session/useSignOut.ts'

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
