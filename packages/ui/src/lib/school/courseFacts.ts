import type { Course } from '@maktab/contract/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { exhaustiveList } from '../exhaustiveList.ts'
import { isFree } from '../money/currencyAmounts.ts'
import { getLanguageName, parseSpokenLanguages } from '../people/schoolLanguages.ts'
import type { PublicCourse } from './PublicCourse.ts'

type Ages = NonNullable<Course['ages']>
export type CourseLevel = NonNullable<Course['level']>

/** Levels from the easiest on; `any` is for everyone. */
export const courseLevels = exhaustiveList<CourseLevel>()('beginner', 'intermediate', 'advanced', 'any')

const levelNames: Record<CourseLevel, MessageDescriptor> = {
  beginner: msg({ message: 'Beginner', context: 'level' }),
  intermediate: msg({ message: 'Intermediate', context: 'level' }),
  advanced: msg({ message: 'Advanced', context: 'level' }),
  any: msg({ message: 'All levels', context: 'level' }),
}

export function formatLevel(level: CourseLevel, i18n: I18n): string {
  return i18n._(levelNames[level])
}

/** “8 and up”, “5–10” or “12”. */
export function formatAges({ from, to }: Ages, i18n: I18n): string {
  const low = i18n.number(from)
  if (to === null) return i18n._(msg`${low} and up`)
  if (to === from) return low
  const high = i18n.number(to)
  return i18n._(msg`${low}–${high}`)
}

/** “One to one” or “Up to 6 students”. */
export function formatGroupSize(size: number, i18n: I18n): string {
  if (size === 1) return i18n._(msg`One to one`)
  return i18n._(msg`${plural(size, { one: 'Up to # student', other: 'Up to # students' })}`)
}

/** “45 minutes” or “90 minutes”, never hours, so that lengths can be compared. */
export function formatLessonMinutes(minutes: number, i18n: I18n): string {
  return i18n._(msg`${plural(minutes, { one: '# minute', other: '# minutes' })}`)
}

/** “Urdu and English”. */
export function formatLanguages(languages: readonly string[], i18n: I18n): string {
  const names = parseSpokenLanguages([...languages]).map((word) => getLanguageName(word, i18n))
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
}

type Range = { min: number; max: number }

function toRange(numbers: readonly number[]): Range | undefined {
  return numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) }
}

const isKnown = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined

type CoursesSummary = {
  /** The lowest price of a course that isn’t free, monthly or not; 0 if all are free, undefined without courses. */
  cheapest: Pick<Course, 'price' | 'pricing'> | undefined
  groupSizes: Range | undefined
  lessonMinutes: Range | undefined
  languages: readonly string[]
  /** The lowest and highest age of any course; `to` is null if one has no highest age. */
  ages: Ages | undefined
}

/** The lowest price and the ranges of the known facts of all courses. */
export function summarizeCourses(courses: readonly PublicCourse[]): CoursesSummary {
  const paid = courses.filter(({ price }) => !isFree(price))
  const [cheapest = courses[0]] = paid.toSorted((one, other) => one.price - other.price)
  const ages = courses.map((course) => course.ages).filter(isKnown)
  const lowest = toRange(ages.map(({ from }) => from))
  const highest = ages.map(({ to }) => to)
  return {
    cheapest: cheapest && { price: cheapest.price, pricing: cheapest.pricing },
    groupSizes: toRange(courses.map(({ groupSize }) => groupSize).filter(isKnown)),
    lessonMinutes: toRange(courses.map(({ lessonMinutes }) => lessonMinutes).filter(isKnown)),
    languages: [...new Set(courses.flatMap(({ languages }) => languages))],
    ages: lowest && { from: lowest.min, to: highest.includes(null) ? null : Math.max(...highest.filter(isKnown)) },
  }
}

/** “1–6 students”, “Up to 15 students” or “One to one”, for several courses. */
export function formatGroupSizes({ min, max }: Range, i18n: I18n): string {
  if (min > 1 || max === 1) return formatGroupSize(max, i18n)
  const [low, high] = [i18n.number(min), i18n.number(max)]
  return i18n._(msg`${low}–${high} students`)
}

/** “30–60 minutes” or “45 minutes”, for several courses. */
export function formatLessonRange({ min, max }: Range, i18n: I18n): string {
  if (min === max) return formatLessonMinutes(max, i18n)
  const [low, high] = [i18n.number(min), i18n.number(max)]
  return i18n._(msg`${low}–${high} minutes`)
}
