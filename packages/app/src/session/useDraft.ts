import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { deleteDraft, readDraft, writeDraft } from './drafts.ts'

type DraftOptions<Values> = {
  /** Fields that are never kept: passwords. */
  exclude: readonly (keyof Values & string)[]
}

const never = () => () => undefined

/**
 * What somebody typed into a form before the tab was loaded anew, and a way to keep what they type now. The draft may
 * be of any shape: `restoreDraft` takes from it what fits. Once it is cleared (it was sent) nothing more is kept. A page
 * that came drawn has none until it is gone on with.
 */
export function useDraft<Values extends object>(key: string, { exclude }: DraftOptions<Values>) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const draft = useMemo(() => (isHere ? readDraft(key, sessionStorage) : undefined), [isHere, key])
  const isCleared = useRef(false)
  const [actions] = useState(() => ({
    saveDraft: (values: Values) => {
      if (isCleared.current) return
      const kept = Object.entries(values).filter(([field]) => !exclude.some((left) => left === field))
      writeDraft(key, Object.fromEntries(kept), sessionStorage)
    },
    /** Forgets what was kept; what is typed from here on is kept as before. */
    resetDraft: () => deleteDraft(key, sessionStorage),
    clearDraft: () => {
      isCleared.current = true
      deleteDraft(key, sessionStorage)
    },
  }))
  return { draft, ...actions }
}
