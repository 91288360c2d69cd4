import { limits } from '@maktab/contract/limits/scheduleClass'
import type { ClashQuestion, ClassSchedule, NewClass } from '@maktab/contract/schema'
import { type Infer, nonempty, array, nullable, object, string } from 'superstruct'
import { toConflictTimes } from '#forms/ScheduleConflictCheck.ts'
import {
  pickChangedDays,
  pickChangedPeriod,
  endsAfterStart,
  classPeriodFields,
  timeRangeWithDays,
} from '#forms/timeRules.ts'
import { requiredChoice, choices, optionalText, requiredText } from '#forms/rules.ts'
import { isIsoDay } from '#lib/time/isoDay.ts'

const fields = {
  courseIds: choices(limits.courseIds),
  // The link is required only when editing (1§5, decision 56).
  link: optionalText(limits.link),
  title: requiredText(limits.title),
  times: nonempty(array(timeRangeWithDays())),
  ...classPeriodFields,
}

/** A teacher's own class. */
export const ownClassSchema = endsAfterStart(object({ teacherID: nullable(string()), ...fields }))
/** A class that an administrator creates for a teacher. */
export const teachersClassSchema = endsAfterStart(object({ teacherID: requiredChoice(), ...fields }))

export type NewClassValues = Infer<typeof ownClassSchema>

type ClassTimeValues = NewClassValues['times'][number]

export const maxTimes = limits.times.max

const emptyTime: ClassTimeValues = { from: '', to: '', days: [] }

export const emptyClass: NewClassValues = {
  teacherID: null,
  courseIds: [],
  title: '',
  link: '',
  times: [emptyTime],
  starts: '',
  ends: '',
}

/** Another time of the class: usually at the same hours on another day. */
export function createNextTime(times: readonly ClassTimeValues[]): ClassTimeValues {
  const { from, to } = times.at(-1) ?? emptyTime
  return { from, to, days: [] }
}

export function toSchedule({ teacherID, courseIds, title, link, times, ...span }: NewClassValues): ClassSchedule {
  const place = link.trim()
  return {
    ...(teacherID !== null && { teacherID: Number(teacherID) }),
    title: title.trim(),
    ...(place && { link: place }),
    times: times.map(({ from, to, days }) => ({ from, to, ...pickChangedDays(days, []) })),
    ...pickChangedPeriod(span, {}),
    courseIds: courseIds.map(Number),
  }
}

/** The class for the specification's call, which has one time. */
export function toNewClass({ times: [time], teacherID: _own, ...schedule }: ClassSchedule): NewClass {
  const { from = '', to = '', days } = time ?? {}
  return { ...schedule, classTime: { from, to, ...(days && { days }) } }
}

/** Errors of the specification's call are shown at the first time, those of a whole time at its start. */
export function toFormField(field: string): string {
  return field.replace(/^classTime(?=$|\.)/, 'times[0]').replace(/^times\[\d+\]$/, '$&.from')
}

/** Administrators look up the conflicts of a teacher once they have chosen one. */
export function toScheduleConflictQuery(
  { teacherID, times, starts, ends }: NewClassValues,
  isAdmin: boolean,
): ClashQuestion | undefined {
  const wanted = toConflictTimes(times)
  if (!wanted || (isAdmin && teacherID === null)) return undefined
  return {
    ...(teacherID !== null && { teacherId: Number(teacherID) }),
    times: wanted,
    ...(isIsoDay(starts) && { starts }),
    ...(isIsoDay(ends) && { ends }),
  }
}
