import { weekdayOf } from '@maktab/calendar/WallDay'
import { isDeepEqual } from '#forms/formValues.ts'
import { convertHours } from '#lib/lessons/classHours.ts'
import type { SchoolSettings } from '#lib/school/schoolSettings.ts'
import { getDayInZone, getMinutesInZone } from '#lib/time/schoolTime.ts'
import { toWallTime } from '#lib/time/wallTime.ts'
import {
  type CourseValues,
  type RegistrationPrefill,
  type RegistrationValues,
  isBlockFilled,
  type Guardian,
  newCourse,
} from './registration.schema.ts'

const MINUTES_PER_DAY = 24 * 60

/** Fills empty fields with what is known, and untouched times in a time zone; typed values stay. */
export function fillKnownFields(
  values: RegistrationValues,
  known: RegistrationPrefill | undefined,
  zone: string,
): RegistrationValues {
  if (!known) return values
  const { wishes = [] } = known
  const [first = newCourse(), ...others] = values.courses
  const fillsTimes = wishes.length > 0 && isDeepEqual(first.timings, newCourse().timings)
  return {
    ...values,
    courses: fillsTimes
      ? [{ ...first, timings: wishes.map((wish) => toTiming(wish, zone)) }, ...others]
      : values.courses,
    name: values.name || known.name,
    contact_number: values.contact_number || known.contact_number,
    preferred_language: values.preferred_language ?? known.preferred_language,
  }
}

/** The weekly time of an instant. */
function toTiming({ at, minutes }: { at: string; minutes: number }, zone: string): CourseValues['timings'][number] {
  const starts = new Date(at)
  const from = getMinutesInZone(zone, starts)
  return {
    from: toWallTime(from),
    to: toWallTime((from + minutes) % MINUTES_PER_DAY),
    days: [weekdayOf(getDayInZone(zone, starts))],
  }
}

/** The values in school time, for forms whose times are entered in the visitor’s (decision 325). */
export function toSchoolTimes(
  values: RegistrationValues,
  { timeZone, viewerZone }: Pick<SchoolSettings, 'timeZone' | 'viewerZone'>,
  now: Date,
): RegistrationValues {
  const convert = (timing: CourseValues['timings'][number]) => convertHours(timing, viewerZone, timeZone, now)
  return {
    ...values,
    courses: values.courses.map((course) => ({ ...course, timings: course.timings.map(convert) })),
  }
}

/** Maps a server field to the form’s, since untouched blocks are not sent. */
export function toFormField({ courses }: RegistrationValues): (field: string) => string {
  const indexes = courses.flatMap((block, index) => (isBlockFilled(block) ? [index] : []))
  return (field) =>
    field.replace(/^courses\[(\d+)\]/, (sent, index) => {
      const place = indexes[Number(index)]
      return place === undefined ? sent : `courses[${place}]`
    })
}

/**
 * Values of a guardian to prefill for another child. The e-mail is always the account’s; other values from the draft
 * take precedence.
 */
export function getGuardianPrefill(
  guardian: Guardian | undefined,
  typed?: RegistrationValues,
): Partial<RegistrationValues> {
  if (!guardian) return {}
  const { email, guardian_name = '', contact_number = '', alternate_contact_number = '' } = guardian
  return {
    email,
    guardian_name: typed?.guardian_name || guardian_name,
    contact_number: typed?.contact_number || contact_number,
    alternate_contact_number: typed?.alternate_contact_number || alternate_contact_number,
    signature: typed?.signature || guardian_name,
  }
}

/** Storage key of a block’s receipt: by visitor and course, or by position until a course is chosen. */
export function getReceiptKey({ reference, courses }: RegistrationValues, index: number): string {
  const id = courses[index]?.course_id ?? null
  return id === null ? `${reference} place ${index}` : `${reference} course ${id}`
}

/** Puts the given course first and keeps the other started blocks. */
export function prefillCourse(values: RegistrationValues, courseId: number | undefined): RegistrationValues {
  if (courseId === undefined) return values
  const id = String(courseId)
  const existing = values.courses.find(({ course_id }) => course_id === id)
  const others = values.courses.filter((block) => block !== existing && isBlockFilled(block))
  return { ...values, courses: [existing ?? { ...newCourse(), course_id: id }, ...others] }
}
