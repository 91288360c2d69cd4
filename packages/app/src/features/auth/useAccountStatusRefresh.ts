import type { SubmitResult } from '@maktab/ui/submitResult'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { api } from '#api/api.ts'
import { setAccountStatusAtom } from '#session/sessionAtoms.ts'
import { getAccountStatus } from '#features/auth/getAccountStatus.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

/**
 * Asks the school whether the account is still restricted: when the page is opened, when somebody comes back to it, and
 * by the function that it gives. A backend that doesn’t say lets the restriction stand.
 */
export function useAccountStatusRefresh(isRestricted: boolean): () => Promise<SubmitResult> {
  const restrict = useSetAtom(setAccountStatusAtom)
  const act = useApiMutation({ tell: 'form' })

  const look = useCallback(async () => {
    const { user } = await api('getCurrentUser')
    if (user.status !== undefined) await restrict(getAccountStatus({ ...user, status: user.status }))
  }, [restrict])

  useEffect(() => {
    if (!isRestricted) return undefined
    const again = () => void (document.visibilityState === 'visible' && look().catch(() => undefined))
    again()
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, isRestricted])

  return () => act('getCurrentUser', look)
}
