import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'

type DraftOptions<Values> = {
  /** Fields that are never kept: passwords. */
  without: readonly (keyof Values & string)[]
}

const never = () => () => undefined

/**
 * What somebody typed into a form before the tab was loaded anew, and a way to keep what they type now. The draft may
 * be of any shape: `restoreDraft` takes from it what fits. Once it is cleared (it was sent) nothing more is kept. A page
 * that came drawn has none until it is gone on with.
 */
export function useDraft<Values extends object>(key: string, { without }: DraftOptions<Values>) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const draft = useMemo(() => (isHere ? readDraft(key, sessionStorage) : undefined), [isHere, key])
  const isCleared = useRef(false)
  const [actions] = useState(() => ({
    keepDraft: (values: Values) => {
      if (isCleared.current) return
      const kept = Object.entries(values).filter(([field]) => !without.some((left) => left === field))
      writeDraft(key, Object.fromEntries(kept), sessionStorage)
    },
    /** Forgets what was kept; what is typed from here on is kept as before. */
    emptyDraft: () => forgetDraft(key, sessionStorage),
    clearDraft: () => {
      isCleared.current = true
      forgetDraft(key, sessionStorage)
    },
  }))
  return { draft, ...actions }
}
