import type { Clash, LessonChangeForm } from '@maktab/contract/schema'
import { useState } from 'react'
import type { SubmitResult } from '#submitResult.ts'
import type { LessonActions } from './LessonActions.ts'

/** What was refused because something else is at that time, though the school lets people save all the same. */
export type OverridableConflict = { form: LessonChangeForm; clashes: readonly Clash[] }

/** A change; where it was refused because something else is at that time and the school lets people save all the same, the way on. */
export function useLessonChange({ onChange, onAskClashes }: LessonActions) {
  const [wayOn, setWayOn] = useState<OverridableConflict>()
  const change = async (form: LessonChangeForm): Promise<SubmitResult> => {
    const outcome = await onChange(form)
    const isTaken = outcome.state === 'refused' && outcome.fields['to'] !== undefined
    const told = isTaken ? await onAskClashes?.(form) : undefined
    setWayOn(told?.mayGoOn ? { form, clashes: told.clashes } : undefined)
    return outcome
  }
  return { change, wayOn }
}
