import { ForgotPasswordScreen } from '@maktab/ui/screens/public/ForgotPasswordScreen/ForgotPasswordScreen'
import { useState } from 'react'
import { entrancePaths } from '#addresses/public.ts'
import { useAct } from '#calls/useAct.ts'

export function ForgotPasswordContainer() {
  const [sentMessage, setSentMessage] = useState<string>()
  const act = useAct({ tell: 'form' })
  return (
    <ForgotPasswordScreen
      onSendLink={(body) => {
        setSentMessage(undefined)
        return act('requestPasswordReset', { body }, { onDone: (words = '') => setSentMessage(words) })
      }}
      sentMessage={sentMessage}
      signInHref={entrancePaths.signIn()}
    />
  )
}
