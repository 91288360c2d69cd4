import { type ReactNode, Suspense, createContext, useContext, useEffect, useId, useLayoutEffect, useState } from 'react'
import { RouterProvider } from 'react-aria'
import { lazyWithRetry } from '../lib/lazyWithRetry.ts'

/** What is asked where it is no form that would lose something. */
type LeaveWords = { title: string; text: string }

/** What leaving would lose. */
type UnsavedChange = {
  message?: LeaveWords | undefined
  /** It is being saved. */
  isSending?: boolean
}

export type LeavePrompt = Pick<UnsavedChange, 'message' | 'isSending'>

type Leaving = { proceed: () => void; isWithinPage: boolean }

type LeaveGuard = ReturnType<typeof createLeaveGuard>

/** Saving is mostly done before it is worth a question. */
const PATIENCE_MILLISECONDS = 1000

/**
 * Holds whoever leaves while something would be lost, and has them asked. What is saved meanwhile holds nobody: they go
 * on to where they wanted. Where saving is refused they stay, with what the form says of it.
 */
export function createLeaveGuard(ask: (question: LeavePrompt | undefined) => void) {
  const changes = new Map<string, UnsavedChange>()
  let leaving: (Leaving & { reasons: readonly string[]; isSending: boolean }) | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const stay = () => {
    clearTimeout(patience)
    leaving = undefined
    ask(undefined)
  }
  const hold = ({ proceed, isWithinPage }: Leaving) => {
    stay()
    const found = [...changes].filter(([, { message }]) => !isWithinPage || message === undefined)
    if (found.length === 0) return proceed()
    // What a form would lose is worse than what the others have to say.
    const words = found.some(([, own]) => own.message === undefined) ? undefined : found[0]?.[1].message
    const isSending = found.every(([, change]) => change.isSending)
    leaving = { proceed, isWithinPage, reasons: found.map(([id]) => id), isSending }
    if (isSending) patience = setTimeout(() => ask({ message: words, isSending }), PATIENCE_MILLISECONDS)
    else ask({ message: words, isSending })
  }
  const settle = () => {
    if (!leaving) return
    const left = leaving.reasons.flatMap((id) => changes.get(id) ?? [])
    // What came of saving may itself be lost: a password that is shown once.
    if (left.length === 0) hold(leaving)
    else if (leaving.isSending && !left.every(({ isSending }) => isSending)) stay()
  }
  return {
    /** Says what the form of this id would lose; nothing when it would lose nothing. */
    report: (id: string, change?: UnsavedChange) => {
      if (change) changes.set(id, change)
      else changes.delete(id)
      // A form that is drawn anew takes back what it said and says it again.
      queueMicrotask(settle)
    },
    hasChanges: () => changes.size > 0,
    /** Within a page only what its forms would lose counts: the page itself stays, and what else it keeps. */
    confirmLeave: (proceed: () => void, { isWithinPage = false } = {}) => hold({ proceed, isWithinPage }),
    stay,
    leave: () => {
      const { proceed, reasons = [] } = leaving ?? {}
      for (const id of reasons) changes.delete(id)
      stay()
      proceed?.()
    },
  }
}

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
