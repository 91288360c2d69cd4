import { useEffect, useRef, useState } from 'react'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

type Attempt<T> = { about: T; isPending: boolean; error: string }

/**
 * What a press does about one thing, once at a time: whether it is under way, and why it was refused. Of another thing
 * that is shown by then it says nothing, and `onDone` isn’t called: whoever left is somewhere else.
 */
export function useAsyncAction<T>(about: T | undefined) {
  const [last, setLast] = useState<Attempt<T>>()
  const shown = useRef<T>(undefined)
  useEffect(() => {
    shown.current = about
    return () => {
      shown.current = undefined
    }
  }, [about])
  const { isPending = false, error = '' } = last?.about === about ? (last ?? {}) : {}
  return {
    isPending,
    error,
    forget: () => setLast(undefined),
    attempt: async (action: (about: T) => Promise<SubmitResult>, onDone?: () => void) => {
      if (about === undefined || isPending) return
      setLast({ about, isPending: true, error: '' })
      const outcome = await action(about)
      const isShown = shown.current === about
      const attempted = { about, isPending: false, error: isShown ? getErrorMessage(outcome) : '' }
      setLast((now) => (now?.about === about ? attempted : now))
      if (isShown && outcome.state === 'done') onDone?.()
    },
  }
}
