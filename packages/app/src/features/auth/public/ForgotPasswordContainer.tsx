import { ForgotPasswordScreen } from '@maktab/ui/features/auth/public/ForgotPasswordScreen'
import { useState } from 'react'
import { publicPaths } from '#addresses/public.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

export function ForgotPasswordContainer() {
  const [sentMessage, setSentMessage] = useState<string>()
  const mutate = useApiMutation({ tell: 'form' })
  return (
    <ForgotPasswordScreen
      onSendLink={(body) => {
        setSentMessage(undefined)
        return mutate('requestPasswordReset', { body }, { onDone: (message = '') => setSentMessage(message) })
      }}
      sentMessage={sentMessage}
      signInHref={publicPaths.signIn()}
    />
  )
}
