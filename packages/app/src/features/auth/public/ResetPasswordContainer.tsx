import { ApiError } from '@maktab/client/ApiError'
import { handled } from '@maktab/ui/submitResult'
import { ResetPasswordScreen } from '@maktab/ui/features/auth/public/ResetPasswordScreen'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { anonymousApi } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { readResetLink } from '../redirectPaths.ts'

/** Reads the token and the email address from the path and removes them from the URL (decision 41). */
export function ResetPasswordContainer() {
  const [path, navigate] = useLocation()
  const [link] = useState(() => readResetLink(path))
  const [doneMessage, setDoneMessage] = useState<string>()
  const mutate = useApiMutation({ tell: 'form' })
  const isExpired = useIsExpired(link)

  useEffect(() => {
    if (link) navigate(publicPaths.resetPassword(), { replace: true })
  }, [link, navigate])

  return (
    <ResetPasswordScreen
      email={link?.email}
      isExpired={isExpired}
      onResetPassword={async (password) => {
        if (!link) return handled
        const body = { ...link, password }
        return mutate('resetPassword', { body }, { onDone: (message = '') => setDoneMessage(message) })
      }}
      doneMessage={doneMessage}
      forgotPasswordHref={publicPaths.forgotPassword()}
      signInHref={publicPaths.signIn()}
    />
  )
}

/** Whether the server reports that the link is no longer valid. The form shows other errors. */
function useIsExpired(link: ReturnType<typeof readResetLink>): boolean {
  const [isExpired, setIsExpired] = useState(false)
  useEffect(() => {
    if (!link) return
    anonymousApi('checkResetLink', { body: link }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422) setIsExpired(true)
    })
  }, [link])
  return isExpired
}
