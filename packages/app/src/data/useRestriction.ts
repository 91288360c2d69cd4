import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import type { Outcome } from '@maktab/ui/refusal'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { restrictAtom } from '../session/sessionAtoms.ts'
import { client } from './client.ts'
import { useFailureWords } from './useFailureWords.ts'

/**
 * Asks the school whether the account is still restricted: when the page is opened, when somebody comes back to it, and
 * by the function that it gives. A backend that doesn’t say lets the restriction stand.
 */
export function useRestriction(isRestricted: boolean): () => Outcome {
  const restrict = useSetAtom(restrictAtom)
  const words = useFailureWords()

  const ask = useCallback(async () => {
    const { user } = await unwrap(client.GET('/auth/get'))
    if (user.status === 'allowed') await restrict('allowed')
  }, [restrict])

  useEffect(() => {
    if (!isRestricted) return undefined
    const look = () => void (document.visibilityState === 'visible' && ask().catch(() => undefined))
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, isRestricted])

  return async () => {
    try {
      await ask()
      return undefined
    } catch (error) {
      // That the account is restricted is what the page says already.
      if (error instanceof ApiError && error.status === 403) return undefined
      return { message: words(error), fields: {} }
    }
  }
}
