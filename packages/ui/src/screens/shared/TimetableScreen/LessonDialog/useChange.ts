import type { LessonChangeForm } from '@maktab/contract/schema'
import { useState } from 'react'
import type { Outcome } from '#outcome.ts'
import type { LessonActions } from './LessonActions.ts'

/** A change; where it was refused because something else is at that time and the school lets people save all the same, the way on. */
export function useChange({ onChange, onAskClashes }: LessonActions) {
  const [wayOn, setWayOn] = useState<LessonChangeForm>()
  const change = async (form: LessonChangeForm): Promise<Outcome> => {
    const outcome = await onChange(form)
    const isTaken = outcome.state === 'refused' && outcome.fields['to'] !== undefined
    const clashes = isTaken ? await onAskClashes?.(form) : undefined
    setWayOn(clashes?.mayGoOn ? form : undefined)
    return outcome
  }
  return { change, wayOn }
}
