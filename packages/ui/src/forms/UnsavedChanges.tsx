import {
  type ComponentProps,
  type ReactNode,
  createContext,
  createElement,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { RouterProvider } from 'react-aria'
import { late } from '../late/late.ts'
import { useLate } from '../late/useLate.ts'
import { whenNear } from '../late/whenNear.ts'
import type { LeaveQuestion } from './LeaveQuestion.tsx'
import { type Change, type LeaveGuard, type Question, createLeaveGuard } from './createLeaveGuard.ts'

// Dialogs weigh as much as a form: their code comes as soon as somebody does something with what may have something to
// lose, so that it is there when the line is not. As long as it can’t be had nobody is asked, and nobody leaves; the page goes on.
const leaveQuestion = late(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion, { isRare: true })

type Guard = Pick<LeaveGuard, 'report' | 'hasChanges' | 'confirmLeave'>

const GuardContext = createContext<Guard>({
  report: () => undefined,
  hasChanges: () => false,
  confirmLeave: (proceed) => proceed(),
})

/** Apart: its coming draws nothing anew of what stands below the provider. */
function LateQuestion(props: ComponentProps<typeof LeaveQuestion>) {
  const Question = useLate(leaveQuestion, true)
  return Question && createElement(Question, props)
}

type UnsavedChangesProviderProps = {
  /** Where a pressed link leads, once nothing stands against it; a press for a new tab stays with the browser. */
  navigate: (path: string) => void
  children: ReactNode
}

/** Asks before changes are lost. It stands around everything that has forms, and around the links that leave them. */
export function UnsavedChangesProvider({ navigate, children }: UnsavedChangesProviderProps) {
  const [question, setQuestion] = useState<Question>()
  const [isNeeded, setIsNeeded] = useState(false)
  const [guard] = useState(() => createLeaveGuard(setQuestion))
  const value = useMemo<Guard>(
    () => ({
      ...guard,
      report: (id, change) => {
        guard.report(id, change)
        if (change) setIsNeeded(true)
      },
    }),
    [guard],
  )
  return (
    <GuardContext value={value}>
      <RouterProvider navigate={(path) => guard.confirmLeave(() => navigate(path))}>{children}</RouterProvider>
      {isNeeded && <LateQuestion question={question} onStay={guard.stay} onLeave={guard.leave} />}
    </GuardContext>
  )
}

/** Tells the guard about a form, and keeps the browser from closing the page over it; nothing if it is not `isGuarded`. */
export function useUnsavedChanges(
  isDirty: boolean,
  { words, isSending = false, isGuarded = true }: Change & { isGuarded?: boolean } = {},
): void {
  const id = useId()
  const { report } = useContext(GuardContext)
  const { title, text } = words ?? {}
  useEffect(() => {
    if (isGuarded) whenNear(leaveQuestion.load)
  }, [isGuarded])
  // Before it is seen: whoever sees what they typed may go back in that moment.
  useLayoutEffect(() => {
    const own = title !== undefined && text !== undefined ? { title, text } : undefined
    report(id, isGuarded && isDirty ? { words: own, isSending } : undefined)
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
