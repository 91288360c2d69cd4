import { limits as newClass } from '@maktab/contract/limits/createClass'
import { limits as change } from '@maktab/contract/limits/editClass'
import type { ClassChange, NewClass, TeacherClass } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import {
  pickChangedDays,
  pickChangedPeriod,
  endsAfterStart,
  classPeriodFields,
  toClassPeriodValues,
  timeRangeWithDays,
} from '#forms/timeRules.ts'
import { requiredChoice, choices, optionalText, requiredText } from '#forms/rules.ts'
import { type ClassTime, readClassTimes } from '#lib/lessons/readClassTimes.ts'

/** The link is required only when editing (1§5, decision 56). */
export const newClassSchema = endsAfterStart(
  object({
    courseIds: choices(newClass.courseIds),
    link: optionalText(newClass.link),
    title: requiredText(newClass.title),
    classTime: timeRangeWithDays(),
    ...classPeriodFields,
  }),
)
export const classChangeSchema = endsAfterStart(
  object({
    timingId: requiredChoice(),
    link: requiredText(change.link),
    title: requiredText(change.title),
    classTime: timeRangeWithDays(),
    ...classPeriodFields,
  }),
)

/** Argument of `onEditClass`. */
export type ClassDraft = ClassChange & { id: number }

export type NewClassValues = Infer<typeof newClassSchema>
export type ClassChangeValues = Infer<typeof classChangeSchema>

export const emptyClass: NewClassValues = {
  courseIds: [],
  title: '',
  link: '',
  classTime: { from: '', to: '', days: [] },
  starts: '',
  ends: '',
}

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

export function toNewClass({
  courseIds,
  title,
  link,
  classTime: { from, to, days },
  ...span
}: NewClassValues): NewClass {
  const place = link.trim()
  return {
    title: title.trim(),
    ...(place && { link: place }),
    classTime: { from, to, ...pickChangedDays(days, []) },
    ...pickChangedPeriod(span, {}),
    courseIds: courseIds.map(Number),
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
