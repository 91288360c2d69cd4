import { limits } from '@maktab/contract/limits/requestTrial'
import type { TrialForm } from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import {
  encodeRule,
  optionalChoice,
  optionalPhone,
  optionalNumber,
  requiredChoice,
  requiredChoiceOf,
  requiredText,
} from '#forms/rules.ts'
import { schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { addDays } from '#lib/time/isoDay.ts'
import { toWallTime } from '#lib/time/wallTime.ts'

const age = refine(optionalNumber(limits.age), 'age', (value) => value !== null || encodeRule({ rule: 'required' }))

const phone = refine(
  optionalPhone(limits.phone),
  'required',
  (value) => value.trim() !== '' || encodeRule({ rule: 'required' }),
)

/** The second time is optional, but a day needs a time and a time a day. */
const second = refine(object({ day: optionalChoice(), time: optionalChoice() }), 'bothOrNeither', (time, { path }) => {
  if ((time.day === null) === (time.time === null)) return true
  return { path: [...path, time.day === null ? 'day' : 'time'], message: encodeRule({ rule: 'halfRange' }) }
})

/** Six fields: name, age, language, two times and a phone number. */
export const requestTrialSchema = object({
  name: requiredText(limits.name),
  age,
  language: requiredChoiceOf(schoolLanguages),
  first: object({ day: requiredChoice(), time: requiredChoice() }),
  second,
  phone,
})

export type RequestTrialValues = Infer<typeof requestTrialSchema>

export const emptyTrialRequest: RequestTrialValues = {
  name: '',
  age: null,
  language: null,
  first: { day: null, time: null },
  second: { day: null, time: null },
  phone: '',
}

/** The body without the course and the time zone, which aren’t asked for. */
export function toTrialRequest(
  { name, age: years, language, first, second: other, phone: number }: RequestTrialValues,
  zone: string,
): TrialForm {
  const wishes = [first, other].flatMap(({ day, time }) => (day === null || time === null ? [] : [{ day, time }]))
  return {
    name: name.trim(),
    age: years ?? 0,
    language: language ?? 'english',
    wishes,
    zone,
    phone: number.trim(),
  }
}

/** The form’s field of a field of the request. */
export function toTrialField(field: string): string {
  return field.replace(/^wishes\[0\]/, 'first').replace(/^wishes\[1\]/, 'second')
}

const OFFERED_DAYS = 28
const FIRST_MINUTES = 6 * 60
const LAST_MINUTES = 22 * 60 + 30
const STEP_MINUTES = 30

/** The days that can be chosen, from tomorrow on. */
export function listOfferedDays(today: string): string[] {
  return Array.from({ length: OFFERED_DAYS }, (_, index) => addDays(today, index + 1))
}

/** The times that can be chosen, each half hour from 6:00 to 22:30. */
export function listOfferedTimes(): string[] {
  const count = (LAST_MINUTES - FIRST_MINUTES) / STEP_MINUTES + 1
  return Array.from({ length: count }, (_, index) => toWallTime(FIRST_MINUTES + index * STEP_MINUTES))
}
