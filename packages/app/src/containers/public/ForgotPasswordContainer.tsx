import { useLingui } from '@lingui/react/macro'
import { ForgotPasswordScreen } from '@maktab/ui/screens/public/ForgotPasswordScreen/ForgotPasswordScreen'
import { useState } from 'react'
import { entrancePaths } from '../../addresses/public.ts'
import { requestPasswordReset } from '../../data/passwords.ts'
import { useVisitorAttempt } from '../../data/useVisitorAttempt.ts'

export function ForgotPasswordContainer() {
  const { t } = useLingui()
  const [sentMessage, setSentMessage] = useState<string>()
  const attempt = useVisitorAttempt<{ message?: string }>()
  return (
    <ForgotPasswordScreen
      onSendLink={(values) => {
        setSentMessage(undefined)
        return attempt(() => requestPasswordReset(values), {
          onDone: ({ message = '' }) => setSentMessage(message),
          otherwise: t`Failed to send reset link. Please try again.`,
        })
      }}
      sentMessage={sentMessage}
      signInHref={entrancePaths.signIn()}
    />
  )
}
