import { type ReactNode, Suspense, createContext, useContext, useEffect, useId, useLayoutEffect, useState } from 'react'
import { RouterProvider } from 'react-aria'
import { lazyWithRetry } from '../lib/lazyWithRetry.ts'

/** Text of the prompt when the unsaved change isn't in a form. */
type LeaveMessage = { title: string; text: string }

type UnsavedChange = {
  message?: LeaveMessage | undefined
  /** A save is pending. */
  isSending?: boolean
}

export type LeavePrompt = Pick<UnsavedChange, 'message' | 'isSending'>

type Leaving = { proceed: () => void; isWithinPage: boolean }

type LeaveGuard = ReturnType<typeof createLeaveGuard>

/** Most saves finish within this time, so no prompt is needed. */
const SAVE_WAIT_MILLISECONDS = 1000

/**
 * Blocks navigation while there are unsaved changes, and prompts the user. If a pending save succeeds, the navigation
 * continues; if it is rejected, the user stays and sees the form's error.
 */
export function createLeaveGuard(ask: (prompt: LeavePrompt | undefined) => void) {
  const changes = new Map<string, UnsavedChange>()
  let leaving: (Leaving & { reasons: readonly string[]; isSending: boolean }) | undefined
  let promptTimer: ReturnType<typeof setTimeout> | undefined

  const stay = () => {
    clearTimeout(promptTimer)
    leaving = undefined
    ask(undefined)
  }
  const hold = ({ proceed, isWithinPage }: Leaving) => {
    stay()
    const found = [...changes].filter(([, { message }]) => !isWithinPage || message === undefined)
    if (found.length === 0) return proceed()
    // Unsaved forms take precedence over changes with their own message.
    const message = found.some(([, change]) => change.message === undefined) ? undefined : found[0]?.[1].message
    const isSending = found.every(([, change]) => change.isSending)
    leaving = { proceed, isWithinPage, reasons: found.map(([id]) => id), isSending }
    if (isSending) promptTimer = setTimeout(() => ask({ message, isSending }), SAVE_WAIT_MILLISECONDS)
    else ask({ message, isSending })
  }
  const settle = () => {
    if (!leaving) return
    const remaining = leaving.reasons.flatMap((id) => changes.get(id) ?? [])
    // Saving can show something that must not be lost, such as a password that is shown only once.
    if (remaining.length === 0) hold(leaving)
    else if (leaving.isSending && !remaining.every(({ isSending }) => isSending)) stay()
  }
  return {
    /** Registers the unsaved change of this id; undefined removes it. */
    report: (id: string, change?: UnsavedChange) => {
      if (change) changes.set(id, change)
      else changes.delete(id)
      // A rerendered form removes its change and registers it again.
      queueMicrotask(settle)
    },
    hasChanges: () => changes.size > 0,
    /** Within a page only form changes count, because other unsaved content of the page stays. */
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

// The dialog's code is large: it loads with the first unsaved change.
const LeaveDialog = lazyWithRetry(async () => (await import('./UnsavedChangesDialog.tsx')).UnsavedChangesDialog)

type Guard = Pick<LeaveGuard, 'report' | 'hasChanges' | 'confirmLeave'>

const GuardContext = createContext<Guard>({
  report: () => undefined,
  hasChanges: () => false,
  confirmLeave: (proceed) => proceed(),
})

type UnsavedChangesProviderProps = {
  /** Called for clicked links once leaving is confirmed; links opened in a new tab are left to the browser. */
  navigate: (path: string) => void
  children: ReactNode
}

/** Asks before unsaved changes are lost. Wraps all forms and the links that leave them. */
export function UnsavedChangesProvider({ navigate, children }: UnsavedChangesProviderProps) {
  const [prompt, setPrompt] = useState<LeavePrompt>()
  const [isDialogNeeded, setIsDialogNeeded] = useState(false)
  const [guard] = useState(() => {
    const { report, ...rest } = createLeaveGuard(setPrompt)
    const reportAndLoad: Guard['report'] = (id, change) => {
      report(id, change)
      if (change) setIsDialogNeeded(true)
    }
    return { ...rest, report: reportAndLoad }
  })
  return (
    <GuardContext value={guard}>
      <RouterProvider navigate={(path) => guard.confirmLeave(() => navigate(path))}>{children}</RouterProvider>
      {isDialogNeeded && (
        <Suspense>
          <LeaveDialog question={prompt} onStay={guard.stay} onLeave={guard.leave} />
        </Suspense>
      )}
    </GuardContext>
  )
}

/** Registers unsaved changes, also for closing the tab; does nothing unless `isGuarded`. */
export function useUnsavedChanges(
  isDirty: boolean,
  { message, isSending = false, isGuarded = true }: UnsavedChange & { isGuarded?: boolean } = {},
): void {
  const id = useId()
  const { report } = useContext(GuardContext)
  const { title, text } = message ?? {}
  // A layout effect, because the user may navigate back as soon as the change is painted.
  useLayoutEffect(() => {
    const ownMessage = title !== undefined && text !== undefined ? { title, text } : undefined
    report(id, isGuarded && isDirty ? { message: ownMessage, isSending } : undefined)
    return () => report(id)
  }, [id, isGuarded, isDirty, isSending, report, title, text])
  useEffect(() => {
    if (!isGuarded || !isDirty) return undefined
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isGuarded, isDirty])
}

/** Runs a navigation: at once without unsaved changes, otherwise after confirmation. */
export function useConfirmLeave(): Guard['confirmLeave'] {
  return useContext(GuardContext).confirmLeave
}

/** Whether leaving would prompt; for navigation that must be blocked first, such as the browser's back button. */
export function useHasUnsavedChanges(): Guard['hasChanges'] {
  return useContext(GuardContext).hasChanges
}
