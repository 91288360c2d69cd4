import { readWallDay, weekdayOf } from '@maktab/calendar/WallDay'
import type { ClashQuestion, LessonChangeForm } from '@maktab/contract/schema'
import { useState } from 'react'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

/** What can be done with lessons, and the way back from what was done last. */
export function useLessonChanges() {
  const act = useApiMutation()
  const [last, setLast] = useState<{ id: number; change: LessonChangeForm['change'] }>()
  const onChange = async (body: LessonChangeForm) => {
    let id: number | undefined
    const outcome = await act('changeLessons', async () => {
      const answer = await api('changeLessons', { body })
      id = answer.change
      return answer
    })
    if (outcome.state === 'done') setLast(id === undefined ? undefined : { id, change: body.change })
    return outcome
  }
  const onUndo = async (id: number) => {
    const outcome = await act('undoLessonChange', { params: { id } })
    // What can’t be undone now can’t be later: the class was changed since.
    if (outcome.state !== 'told') setLast(undefined)
    return outcome
  }
  return {
    actions: {
      onChange,
      onAskClashes: async (form: LessonChangeForm) => {
        const body = questionOf(form)
        return body && api('findClashes', { body }).catch(() => undefined)
      },
    },
    lastChange: last && { change: last.change, onUndo: () => onUndo(last.id) },
  }
}

/** The new hours on the new day; of many lessons, every week from then on. */
function questionOf({ classId, timingId, scope, to }: LessonChangeForm): ClashQuestion | undefined {
  const day = readWallDay(to?.day ?? '')
  if (!to || !day) return undefined
  const times = [{ from: to.from, to: to.to, days: [weekdayOf(day)] }]
  return { classId, timingId, times, starts: day, ends: scope === 'one' ? day : null }
}
