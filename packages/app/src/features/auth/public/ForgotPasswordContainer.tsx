import { ForgotPasswordScreen } from '@maktab/ui/features/auth/public/ForgotPasswordScreen'
import { useState } from 'react'
import { publicPaths } from '#addresses/public.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

export function ForgotPasswordContainer() {
  const [sentMessage, setSentMessage] = useState<string>()
  const act = useApiMutation({ tell: 'form' })
  return (
    <ForgotPasswordScreen
      onSendLink={(body) => {
        setSentMessage(undefined)
        return act('requestPasswordReset', { body }, { onDone: (words = '') => setSentMessage(words) })
      }}
      sentMessage={sentMessage}
      signInHref={publicPaths.signIn()}
    />
  )
}
