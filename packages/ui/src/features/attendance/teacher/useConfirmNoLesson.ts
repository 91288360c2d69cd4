import { useRef, useState } from 'react'
import type { FindNoLessonReason, NoLessonReason } from '#lib/lessons/NoLessonReason.ts'
import type { NoLessonDialogProps } from './NoLessonDialog.tsx'

type Asked = { day: string; why: NoLessonReason; answer: (goesOn: boolean) => void }

/**
 * Stands before marks of a day without a lesson, and asks once for each such day: of several marks that are pressed
 * meanwhile all wait for the one answer. A day that has marks already was decided on by somebody.
 */
export function useConfirmNoLesson(askLesson: FindNoLessonReason | undefined, hasMarks: (day: string) => boolean) {
  const [asked, setAsked] = useState<Asked>()
  const decided = useRef(new Map<string, Promise<boolean>>())
  const decide = async (day: string): Promise<boolean> => {
    const why = await askLesson?.(day)
    if (!why) return true
    const goesOn = await new Promise<boolean>((answer) => setAsked({ day, why, answer }))
    setAsked(undefined)
    if (!goesOn) decided.current.delete(day)
    return goesOn
  }

  /** Whether the marks of a day are meant. */
  const pass = async (day: string): Promise<boolean> => {
    if (!askLesson || hasMarks(day)) return true
    const decision = decided.current.get(day) ?? decide(day)
    decided.current.set(day, decision)
    return decision
  }
  const question: NoLessonDialogProps = {
    asked,
    onGoOn: () => asked?.answer(true),
    onBack: () => asked?.answer(false),
  }
  return { pass, question }
}
