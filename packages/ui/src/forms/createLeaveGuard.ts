/** What is asked where it is no form that would lose something. */
type LeaveWords = { title: string; text: string }

/** What leaving would lose. */
export type UnsavedChange = {
  message?: LeaveWords | undefined
  /** It is being saved. */
  isSending?: boolean
}

export type LeavePrompt = Pick<UnsavedChange, 'message' | 'isSending'>

type Leaving = { proceed: () => void; isWithinPage: boolean }

export type LeaveGuard = ReturnType<typeof createLeaveGuard>

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
