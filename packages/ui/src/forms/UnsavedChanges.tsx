import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { createContext, lazy, Suspense, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { RouterProvider } from 'react-aria'

// Dialogs weigh as much as a form: their code comes with the first change that could be lost.
const ConfirmDialog = lazy(() =>
  import('../components/ConfirmDialog/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** What is asked where it is no form that would lose something. */
type LeaveWords = { title: string; text: string }

type Guard = {
  /** Says whether the form of this id has changes that would be lost. */
  report: (id: string, isDirty: boolean, words?: LeaveWords) => void
  hasChanges: () => boolean
  /** Within a page only what its forms would lose counts: the page itself stays, and what else it keeps. */
  confirmLeave: (proceed: () => void, options?: { isWithinPage?: boolean }) => void
}

const GuardContext = createContext<Guard>({
  report: () => undefined,
  hasChanges: () => false,
  confirmLeave: (proceed) => proceed(),
})

type UnsavedChangesProviderProps = {
  /** Where a pressed link leads, once nothing stands against it; a press for a new tab stays with the browser. */
  navigate: (path: string) => void
  children: ReactNode
}

/** Asks before changes are lost. It stands around everything that has forms, and around the links that leave them. */
export function UnsavedChangesProvider({ navigate, children }: UnsavedChangesProviderProps) {
  const { t } = useLingui()
  const dirty = useRef(new Map<string, LeaveWords | undefined>())
  const [leave, setLeave] = useState<{ proceed: () => void; words: LeaveWords | undefined; reasons: string[] }>()
  const [isNeeded, setIsNeeded] = useState(false)

  const guard = useMemo<Guard>(
    () => ({
      report: (id, isDirty, words) => {
        if (!isDirty) {
          dirty.current.delete(id)
          return
        }
        dirty.current.set(id, words)
        setIsNeeded(true)
      },
      hasChanges: () => dirty.current.size > 0,
      confirmLeave: (proceed, { isWithinPage = false } = {}) => {
        const found = [...dirty.current].filter(([, words]) => !isWithinPage || words === undefined)
        // What a form would lose is worse than what the others have to say.
        const words = found.some(([, own]) => own === undefined) ? undefined : found[0]?.[1]
        return found.length > 0 ? setLeave({ proceed, words, reasons: found.map(([id]) => id) }) : proceed()
      },
    }),
    [],
  )
  return (
    <GuardContext value={guard}>
      <RouterProvider navigate={(path) => guard.confirmLeave(() => navigate(path))}>{children}</RouterProvider>
      {isNeeded && (
        <Suspense>
          <ConfirmDialog
            isOpen={leave !== undefined}
            title={leave?.words?.title ?? t`Leave without saving?`}
            confirmLabel={t`Leave`}
            cancelLabel={t`Stay`}
            tone="danger"
            onCancel={() => setLeave(undefined)}
            onConfirm={() => {
              for (const id of leave?.reasons ?? []) dirty.current.delete(id)
              setLeave(undefined)
              leave?.proceed()
            }}
          >
            {leave?.words?.text ?? <Trans>What you have typed has not been saved and will be lost.</Trans>}
          </ConfirmDialog>
        </Suspense>
      )}
    </GuardContext>
  )
}

/** Tells the guard about a form, and keeps the browser from closing the page over it. */
export function useUnsavedChanges(isDirty: boolean, words?: LeaveWords): void {
  const id = useId()
  const { report } = useContext(GuardContext)
  const { title, text } = words ?? {}
  useEffect(() => {
    report(id, isDirty, title !== undefined && text !== undefined ? { title, text } : undefined)
    return () => report(id, false)
  }, [id, isDirty, report, title, text])
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}

/** Runs what leaves a form: at once when nothing would be lost, else after a question. */
export function useConfirmLeave(): Guard['confirmLeave'] {
  return useContext(GuardContext).confirmLeave
}

/** Whether leaving would ask; for ways out that have to be held open first, such as the browser's back button. */
export function useHasUnsavedChanges(): Guard['hasChanges'] {
  return useContext(GuardContext).hasChanges
}
