import { limits } from '@maktab/contract/limits/arrangeTrial'
import type { ArrangeTrialForm, Trial, TrialSuggestions } from '@maktab/contract/schema'
import { type Infer, object, refine, string } from 'superstruct'
import { encodeRule, optionalText, requiredChoice } from '#forms/rules.ts'
import { optionalDay, requiredTime } from '#forms/timeRules.ts'
import { getDayInZone, getMinutesInZone } from '#lib/time/schoolTime.ts'
import { toWallTime } from '#lib/time/wallTime.ts'

/** The choice of a time that the family didn’t ask for. */
export const OTHER_TIME = 'other'

const MINUTE = 60_000

/** Lengths of a trial lesson in minutes. */
const trialLengths = [20, 30, 45, 60]

/** The lengths that can be chosen, including the current one. */
export function listTrialLengths(current: string | null): number[] {
  const lengths = current === null ? trialLengths : [...trialLengths, Number(current)]
  return [...new Set(lengths)].toSorted((one, other) => one - other)
}

const base = object({
  /** Index of a requested time, or another time. */
  slot: requiredChoice(),
  day: optionalDay(),
  from: string(),
  minutes: requiredChoice(),
  teacherId: requiredChoice(),
  link: optionalText(limits.link),
})

/** Day and time are required only for another time. */
export const arrangeTrialSchema = refine(base, 'otherTime', ({ slot, day, from }, { path }) => {
  if (slot !== OTHER_TIME) return true
  if (day === '') return { path: [...path, 'day'], message: encodeRule({ rule: 'required' }) }
  const [error] = requiredTime().validate(from)
  return error ? { path: [...path, 'from'], message: error.failures()[0]?.message ?? '' } : true
})

export type ArrangeTrialValues = Infer<typeof base>

/**
 * An arranged lesson’s own time, length, teacher and link; otherwise the first requested time at which a teacher is free,
 * with that teacher.
 */
export function toArrangeTrialValues({ lesson }: Trial, suggested: TrialSuggestions): ArrangeTrialValues {
  return lesson ? toValuesOfLesson(lesson, suggested) : toProposedValues(suggested)
}

function toProposedValues({ suggestions }: TrialSuggestions): ArrangeTrialValues {
  const index = suggestions.findIndex(({ teachers }) => teachers.length > 0)
  const [best] = suggestions[index]?.teachers ?? []
  return {
    slot: index === -1 ? OTHER_TIME : String(index),
    day: '',
    from: '',
    minutes: '30',
    teacherId: best ? String(best.id) : null,
    link: '',
  }
}

type TrialLesson = NonNullable<Trial['lesson']>

/** A requested time whose teacher is no longer free counts as another time, which offers all teachers. */
function toValuesOfLesson(
  { teacher, starts, ends, link }: TrialLesson,
  { suggestions, timeZone }: TrialSuggestions,
): ArrangeTrialValues {
  const start = new Date(starts.at)
  const index = suggestions.findIndex(
    (one) => Date.parse(one.starts.at) === start.getTime() && one.teachers.some(({ id }) => id === teacher.id),
  )
  const isOther = index === -1
  return {
    slot: isOther ? OTHER_TIME : String(index),
    day: isOther ? getDayInZone(timeZone, start) : '',
    from: isOther ? toWallTime(getMinutesInZone(timeZone, start)) : '',
    minutes: String((Date.parse(ends.at) - start.getTime()) / MINUTE),
    teacherId: String(teacher.id),
    link: link ?? '',
  }
}

/** The chosen time in school time. */
function getChosenTime({ slot, day, from }: ArrangeTrialValues, { suggestions }: TrialSuggestions) {
  const suggestion = slot === OTHER_TIME ? undefined : suggestions[Number(slot)]
  return suggestion ? { day: suggestion.day, from: suggestion.from } : { day, from }
}

/** Request body with the version of the opened trial lesson. */
export function toArrangeTrialRequest(
  { id, version }: Trial,
  values: ArrangeTrialValues,
  suggestions: TrialSuggestions,
): ArrangeTrialForm {
  const link = values.link.trim()
  return {
    id,
    version,
    teacherId: Number(values.teacherId),
    ...getChosenTime(values, suggestions),
    minutes: Number(values.minutes),
    ...(link && { link }),
  }
}

/** Errors of a requested time are shown at the choice of the time. */
export function toArrangeTrialField(field: string, { slot }: ArrangeTrialValues): string {
  return (field === 'from' || field === 'day') && slot !== OTHER_TIME ? 'slot' : field
}
