import { limits as newClass } from '@maktab/contract/limits/createClass'
import { limits as change } from '@maktab/contract/limits/editClass'
import type { ClassChange, NewClass, TeacherClass } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { changedDays, changedSpan, endsAfterStart, spanFields, spanValues } from '#forms/classSpan.ts'
import { choice, choices, optionalText, required } from '#forms/rules.ts'
import { timeOnDays } from '#forms/timeRules.ts'
import { type ClassTime, classTimes } from '#model/classTimes.ts'

/** The link is required of an edit only (1§5, decision 56). */
export const newClassSchema = endsAfterStart(
  object({
    courseIds: choices(newClass.courseIds),
    link: optionalText(newClass.link),
    title: required(newClass.title),
    classTime: timeOnDays(),
    ...spanFields,
  }),
)
export const classChangeSchema = endsAfterStart(
  object({
    timingId: choice(),
    link: required(change.link),
    title: required(change.title),
    classTime: timeOnDays(),
    ...spanFields,
  }),
)

/** What `onEditClass` gets. */
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

/** The times that can be edited: the call knows a time by its id (1§5 “Invalid class timing ID”). */
export function editableTimes(schoolClass: TeacherClass): ClassTime[] {
  return classTimes(schoolClass).filter(({ id }) => id > 0)
}

/** Edit mode loads the class’s fields and its first timing (2§4). */
export function toValues(schoolClass: TeacherClass, { id, from, to, days }: ClassTime): ClassChangeValues {
  return {
    timingId: String(id),
    title: schoolClass.title,
    link: schoolClass.classLink ?? '',
    classTime: { from, to, days },
    ...spanValues(schoolClass),
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
    classTime: { from, to, ...changedDays(days, []) },
    ...changedSpan(span, {}),
    courseIds: courseIds.map(Number),
  }
}

/** The path’s id goes along in the body too (decision 4). */
export function toClassChange(values: ClassChangeValues, opened: TeacherClass): ClassDraft {
  const { from, to, days } = values.classTime
  const before = editableTimes(opened).find(({ id }) => String(id) === values.timingId)
  return {
    id: opened.id,
    title: values.title.trim(),
    link: values.link.trim(),
    classTime: { id: Number(values.timingId), from, to, ...changedDays(days, before?.days ?? []) },
    ...changedSpan(values, opened),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
