import { limits } from '@maktab/contract/limits/editClass'
import type { ClassChange, ScheduledClass } from '@maktab/contract/schema'
import { type Infer, min, nullable, number, object, refine, string } from 'superstruct'
import {
  pickChangedDays,
  pickChangedPeriod,
  endsAfterStart,
  classPeriodFields,
  toClassPeriodValues,
  optionalWeekdays,
  timeRange,
} from '#forms/timeRules.ts'
import { encodeRule, requiredText } from '#forms/rules.ts'
import { type ClassTime, readClassTimes } from '#lib/lessons/readClassTimes.ts'

/** Argument of `onEditClass`. */
export type ClassDraft = ClassChange & { id: number }

const ends = timeRange()

/** 1§5: one error for a missing start or end, shown at the first missing field. */
const classTime = refine(
  object({ id: min(number(), 1), from: string(), to: string(), days: optionalWeekdays() }),
  'classTime',
  (time, { path }) => {
    const missing = (['from', 'to'] as const).find((end) => time[end] === '')
    if (missing) return { path: [...path, missing], message: encodeRule({ rule: 'noTimings' }) }
    const [failure] = ends.validate({ from: time.from, to: time.to })
    return !failure || failure.failures().map(({ path: end, message }) => ({ path: [...path, ...end], message }))
  },
)

/** Field names match the API, so that server errors can be assigned to fields. */
export const classSchema = endsAfterStart(
  object({
    title: requiredText(limits.title),
    link: requiredText(limits.link),
    teacherID: nullable(string()),
    classTime,
    ...classPeriodFields,
  }),
)

export type ClassValues = Infer<typeof classSchema>

/** The editable times of a class: the request identifies a timing by an id above 0 (1§5). */
export function getEditableTimings(scheduled: ScheduledClass): ClassTime[] {
  return readClassTimes(scheduled).filter(({ id }) => id > 0)
}

export function toValues(scheduled: ScheduledClass, { id, from, to, days }: ClassTime): ClassValues {
  const { title, classLink, teacherID } = scheduled
  return {
    title,
    link: classLink ?? '',
    teacherID: teacherID === null ? null : String(teacherID),
    classTime: { id, from, to, days },
    ...toClassPeriodValues(scheduled),
  }
}

export function toRequest(
  { title, link, teacherID, classTime: time, ...span }: ClassValues,
  opened: ScheduledClass,
): ClassDraft {
  const isReassigned = teacherID !== null && teacherID !== String(opened.teacherID)
  const before = getEditableTimings(opened).find(({ id }) => id === time.id)
  return {
    id: opened.id,
    title: title.trim(),
    link: link.trim(),
    classTime: { id: time.id, from: time.from, to: time.to, ...pickChangedDays(time.days, before?.days ?? []) },
    ...pickChangedPeriod(span, opened),
    ...(isReassigned && { teacherID: Number(teacherID) }),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
