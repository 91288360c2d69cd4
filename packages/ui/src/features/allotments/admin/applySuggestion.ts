import type { Suggestion, SuggestionList } from '@maktab/contract/schema'
import { isDeepEqual } from '#forms/isDeepEqual.ts'
import { readWeekdays } from '#lib/time/weekdays.ts'
import type { AllotmentValues, Slot } from './allotment.schema.ts'
import type { AutofilledValues } from './autofillAllotment.ts'
import { isBlankSlot, getSlotKey } from './slots.ts'

/** The times that a teacher has free of those that are wished, as the form takes them. */
export function getFreeSlots({ free }: Suggestion): Slot[] {
  return free.map(({ from, to, days }) => ({ from, to, days: readWeekdays(days) }))
}

/** Whether somebody typed the times: they were neither filled in nor taken from a teacher who was suggested. */
export function areTimesEdited({ values, untouched }: AutofilledValues, { suggestions }: SuggestionList): boolean {
  return ![untouched.classTimes, ...suggestions.map(getFreeSlots)].some((own) => isDeepEqual(own, values.classTimes))
}

/** The filled-in times that would be lost if these came in their place. */
export function getReplacedSlots(slots: readonly Slot[], free: readonly Slot[]): Slot[] {
  if (free.length === 0) return []
  const kept = new Set(free.map(getSlotKey))
  return slots.filter((slot) => !isBlankSlot(slot) && !kept.has(getSlotKey(slot)))
}

/**
 * The form with the teacher in it, at the times they have free. Where they have none, or all that is wished for and filled
 * in, the times stay.
 */
export function applySuggestion(
  { values, untouched }: AutofilledValues,
  suggestion: Suggestion,
  wanted: number,
): AllotmentValues {
  const free = getFreeSlots(suggestion)
  const isFilledIn = isDeepEqual(values.classTimes, untouched.classTimes) && !values.classTimes.every(isBlankSlot)
  const stays = free.length === 0 || (isFilledIn && suggestion.freeMinutes >= wanted)
  return {
    ...values,
    teacherId: String(suggestion.teacher.id),
    classTimes: stays ? values.classTimes : free,
  }
}

/** How much of what the student wishes a teacher has free. */
export function getAvailability(
  { suggestions, wantedMinutes }: SuggestionList,
  teacherId: number,
): 'all' | 'some' | 'none' | 'notAsked' | 'notTeaching' {
  const suggestion = suggestions.find(({ teacher }) => teacher.id === teacherId)
  if (!suggestion) return 'notTeaching'
  if (wantedMinutes === 0) return 'notAsked'
  if (suggestion.freeMinutes === 0) return 'none'
  return suggestion.freeMinutes < wantedMinutes ? 'some' : 'all'
}

/** Those who are suggested first, as they are ranked; all others stay as they stood. */
export function sortBySuggestion<One extends { id: number }>(
  teachers: readonly One[],
  found: SuggestionList | undefined,
): One[] {
  const rank = new Map(found?.suggestions.map(({ teacher }, at) => [teacher.id, at]))
  return teachers.toSorted((one, other) => (rank.get(one.id) ?? rank.size) - (rank.get(other.id) ?? rank.size))
}
