import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'

type Guard = {
  /** Says whether the form of this id has changes that would be lost. */
  report: (id: string, isDirty: boolean) => void
  confirmLeave: (proceed: () => void) => void
}

const GuardContext = createContext<Guard>({ report: () => undefined, confirmLeave: (proceed) => proceed() })

/** Asks before changes are lost. It stands around everything that has forms, and around what leaves them. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const dirty = useRef(new Set<string>())
  const [leave, setLeave] = useState<{ proceed: () => void }>()

  const guard = useMemo<Guard>(
    () => ({
      report: (id, isDirty) => void (isDirty ? dirty.current.add(id) : dirty.current.delete(id)),
      confirmLeave: (proceed) => (dirty.current.size > 0 ? setLeave({ proceed }) : proceed()),
    }),
    [],
  )
  return (
    <GuardContext value={guard}>
      {children}
      <ConfirmDialog
        isOpen={leave !== undefined}
        title={t`Leave without saving?`}
        confirmLabel={t`Leave`}
        cancelLabel={t`Stay`}
        tone="danger"
        onCancel={() => setLeave(undefined)}
        onConfirm={() => {
          dirty.current.clear()
          setLeave(undefined)
          leave?.proceed()
        }}
      >
        <Trans>What you have typed has not been saved and will be lost.</Trans>
      </ConfirmDialog>
    </GuardContext>
  )
}

/** Tells the guard about a form, and keeps the browser from closing the page over it. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId()
  const { report } = useContext(GuardContext)
  useEffect(() => {
    report(id, isDirty)
    return () => report(id, false)
  }, [id, isDirty, report])
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}

/** Runs what leaves a form: at once when nothing would be lost, else after a question. */
export function useConfirmLeave(): (proceed: () => void) => void {
  const { confirmLeave } = useContext(GuardContext)
  return useCallback((proceed) => confirmLeave(proceed), [confirmLeave])
}
