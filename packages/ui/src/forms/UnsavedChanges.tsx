import { type ReactNode, Suspense, createContext, useContext, useEffect, useId, useLayoutEffect, useState } from 'react'
import { RouterProvider } from 'react-aria'
import { lazyWithRetry } from '../lib/lazyWithRetry.ts'
import { type UnsavedChange, type LeaveGuard, type LeavePrompt, createLeaveGuard } from './createLeaveGuard.ts'

// A dialog's code is as large as a form's: it loads with the first change that may be lost. Nobody leaves before it is here.
const LeaveQuestion = lazyWithRetry(async () => (await import('./UnsavedChangesDialog.tsx')).UnsavedChangesDialog)

type Guard = Pick<LeaveGuard, 'report' | 'hasChanges' | 'confirmLeave'>

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
  const [question, setQuestion] = useState<LeavePrompt>()
  const [isNeeded, setIsNeeded] = useState(false)
  const [guard] = useState(() => {
    const { report, ...rest } = createLeaveGuard(setQuestion)
    const need: Guard['report'] = (id, change) => {
      report(id, change)
      if (change) setIsNeeded(true)
    }
    return { ...rest, report: need }
  })
  return (
    <GuardContext value={guard}>
      <RouterProvider navigate={(path) => guard.confirmLeave(() => navigate(path))}>{children}</RouterProvider>
      {isNeeded && (
        <Suspense>
          <LeaveQuestion question={question} onStay={guard.stay} onLeave={guard.leave} />
        </Suspense>
      )}
    </GuardContext>
  )
}

/** Tells the guard about a form, and keeps the browser from closing the page over it; nothing if it is not `isGuarded`. */
export function useUnsavedChanges(
  isDirty: boolean,
  { message, isSending = false, isGuarded = true }: UnsavedChange & { isGuarded?: boolean } = {},
): void {
  const id = useId()
  const { report } = useContext(GuardContext)
  const { title, text } = message ?? {}
  // Before it is seen: whoever sees what they typed may go back in that moment.
  useLayoutEffect(() => {
    const own = title !== undefined && text !== undefined ? { title, text } : undefined
    report(id, isGuarded && isDirty ? { message: own, isSending } : undefined)
    return () => report(id)
  }, [id, isGuarded, isDirty, isSending, report, title, text])
  useEffect(() => {
    if (!isGuarded || !isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isGuarded, isDirty])
}

/** Runs what leaves a form: at once when nothing would be lost, else after a question. */
export function useConfirmLeave(): Guard['confirmLeave'] {
  return useContext(GuardContext).confirmLeave
}

/** Whether leaving would ask; for ways out that have to be held open first, such as the browser's back button. */
export function useHasUnsavedChanges(): Guard['hasChanges'] {
  return useContext(GuardContext).hasChanges
}
