import { useLingui } from '@lingui/react/macro'
import { ResetPasswordScreen } from '@maktab/ui/screens/public/ResetPasswordScreen/ResetPasswordScreen'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { entrancePaths } from '../../addresses/public.ts'
import { resetPassword } from '../../data/passwords.ts'
import { useVisitorAttempt } from '../../data/useVisitorAttempt.ts'
import { readResetLink } from '../../navigation/resetLink.ts'

/** Reads token and e-mail from the path, then takes them out of the visible address (decision 41). */
export function ResetPasswordContainer() {
  const { t } = useLingui()
  const [path, navigate] = useLocation()
  const [link] = useState(() => readResetLink(path))
  const [doneMessage, setDoneMessage] = useState<string>()
  const attempt = useVisitorAttempt<{ message?: string }>()

  useEffect(() => {
    if (link) navigate(entrancePaths.resetPassword(), { replace: true })
  }, [link, navigate])

  return (
    <ResetPasswordScreen
      hasLink={link !== undefined}
      onResetPassword={async (password) => {
        if (!link) return undefined
        return attempt(() => resetPassword({ ...link, password }), {
          onDone: ({ message = '' }) => setDoneMessage(message),
          otherwise: t`Failed to reset password. Please try again.`,
        })
      }}
      doneMessage={doneMessage}
      forgotPasswordHref={entrancePaths.forgotPassword()}
      signInHref={entrancePaths.signIn()}
    />
  )
}
