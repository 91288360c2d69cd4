import { limits } from '@maktab/contract/limits/editClass'
import type { ClassChange, TeacherClass } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import {
  pickChangedDays,
  pickChangedPeriod,
  endsAfterStart,
  classPeriodFields,
  toClassPeriodValues,
  timeRangeWithDays,
} from '#forms/timeRules.ts'
import { requiredChoice, requiredText } from '#forms/rules.ts'
import { type ClassTime, readClassTimes } from '#lib/lessons/readClassTimes.ts'

/** The link is required only when editing (1§5, decision 56). */
export const classChangeSchema = endsAfterStart(
  object({
    timingId: requiredChoice(),
    link: requiredText(limits.link),
    title: requiredText(limits.title),
    classTime: timeRangeWithDays(),
    ...classPeriodFields,
  }),
)

/** Argument of `onEditClass`. */
export type ClassDraft = ClassChange & { id: number }

export type ClassChangeValues = Infer<typeof classChangeSchema>

/** The editable times: the request identifies a time by its id (1§5 “Invalid class timing ID”). */
export function getEditableTimings(schoolClass: TeacherClass): ClassTime[] {
  return readClassTimes(schoolClass).filter(({ id }) => id > 0)
}

/** Edit mode loads the class’s fields and its first timing (2§4). */
export function toValues(schoolClass: TeacherClass, { id, from, to, days }: ClassTime): ClassChangeValues {
  return {
    timingId: String(id),
    title: schoolClass.title,
    link: schoolClass.classLink ?? '',
    classTime: { from, to, days },
    ...toClassPeriodValues(schoolClass),
  }
}

/** The id of the path is repeated in the body (decision 4). */
export function toClassChange(values: ClassChangeValues, opened: TeacherClass): ClassDraft {
  const { from, to, days } = values.classTime
  const before = getEditableTimings(opened).find(({ id }) => String(id) === values.timingId)
  return {
    id: opened.id,
    title: values.title.trim(),
    link: values.link.trim(),
    classTime: { id: Number(values.timingId), from, to, ...pickChangedDays(days, before?.days ?? []) },
    ...pickChangedPeriod(values, opened),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
