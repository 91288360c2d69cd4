import { ForgotPasswordScreen } from '@maktab/ui/features/auth/public/ForgotPasswordScreen'
import { useState } from 'react'
import { publicPaths } from '#addresses/public.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

export function ForgotPasswordContainer() {
  const [sent, setSent] = useState<{ email: string; message: string }>()
  const mutate = useApiMutation({ tell: 'form' })
  return (
    <ForgotPasswordScreen
      onSendLink={(body) =>
        mutate('requestPasswordReset', { body }, { onDone: (message = '') => setSent({ ...body, message }) })
      }
      sent={sent}
      onChangeEmail={() => setSent(undefined)}
      signInHref={publicPaths.signIn()}
    />
  )
}
