import { limits as newClass } from '@maktab/contract/limits/createClass'
import { limits as change } from '@maktab/contract/limits/editClass'
import type { ClassChange, NewClass, TeacherClass } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { choice, choices, optionalText, required } from '#forms/rules.ts'
import { timeRange } from '#forms/timeRules.ts'
import { type ClassTime, classTimes } from '#model/classTimes.ts'

/** The link is required of an edit only (1§5, decision 56). */
export const newClassSchema = object({
  courseIds: choices(newClass.courseIds),
  link: optionalText(newClass.link),
  title: required(newClass.title),
  classTime: timeRange(),
})
export const classChangeSchema = object({
  timingId: choice(),
  link: required(change.link),
  title: required(change.title),
  classTime: timeRange(),
})

/** What `onEditClass` gets. */
export type ClassDraft = ClassChange & { id: number }

export type NewClassValues = Infer<typeof newClassSchema>
export type ClassChangeValues = Infer<typeof classChangeSchema>

export const emptyClass: NewClassValues = { courseIds: [], title: '', link: '', classTime: { from: '', to: '' } }

/** The times that can be edited: the call knows a time by its id (1§5 “Invalid class timing ID”). */
export function editableTimes(schoolClass: TeacherClass): ClassTime[] {
  return classTimes(schoolClass).filter(({ id }) => id > 0)
}

/** Edit mode loads the class’s fields and its first timing (2§4). */
export function toValues(schoolClass: TeacherClass, { id, from, to }: ClassTime): ClassChangeValues {
  return {
    timingId: String(id),
    title: schoolClass.title,
    link: schoolClass.classLink ?? '',
    classTime: { from, to },
  }
}

export function toNewClass({ courseIds, title, link, classTime }: NewClassValues): NewClass {
  const place = link.trim()
  return { title: title.trim(), ...(place && { link: place }), classTime, courseIds: courseIds.map(Number) }
}

/** The path’s id goes along in the body too (decision 4). */
export function toClassChange(values: ClassChangeValues, { id, version }: TeacherClass): ClassDraft {
  return {
    id,
    title: values.title.trim(),
    link: values.link.trim(),
    classTime: { id: Number(values.timingId), ...values.classTime },
    ...(version !== undefined && { version }),
  }
}
