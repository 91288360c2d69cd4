import { AwaitEmailScreen } from '@maktab/ui/screens/public/AwaitEmailScreen/AwaitEmailScreen'
import { useCurrentUser } from '#account/users.ts'
import { useAct } from '#calls/useAct.ts'
import { useSignOut } from '#session/useSignOut.ts'

/** Whoever has to confirm an e-mail first: where the link went, and how to have it sent again. */
export function AwaitEmailContainer() {
  const user = useCurrentUser()
  const act = useAct({ tell: 'form' })
  const onSignOut = useSignOut()
  return (
    <AwaitEmailScreen
      email={user.state === 'ready' ? user.data.email : undefined}
      onSendAgain={() => act('sendConfirmation', {}, { isQuiet: true })}
      onSignOut={onSignOut}
    />
  )
}
