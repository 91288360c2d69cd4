import type { Suggestion } from '@maktab/contract/schema'
import { readWeekdays } from '#model/weekdays.ts'
import type { AllotmentValues, Slot } from './allotment.schema.ts'
import { isBlank, keyOf } from './slots.ts'

/** The times that a teacher has free of those that are wished, as the form takes them. */
export function freeSlots({ free }: Suggestion): Slot[] {
  return free.map(({ from, to, days }) => ({ from, to, days: readWeekdays(days) }))
}

/** The filled-in times that would be lost if these came in their place. */
export function lostSlots(slots: readonly Slot[], free: readonly Slot[]): Slot[] {
  if (free.length === 0) return []
  const kept = new Set(free.map(keyOf))
  return slots.filter((slot) => !isBlank(slot) && !kept.has(keyOf(slot)))
}

/** The form with the teacher in it, at the times they have free; where they have none, the times stay. */
export function takeTeacher(values: AllotmentValues, suggestion: Suggestion): AllotmentValues {
  const free = freeSlots(suggestion)
  return {
    ...values,
    teacherId: String(suggestion.teacher.id),
    classTimes: free.length > 0 ? free : values.classTimes,
  }
}
