import { limits } from '@maktab/contract/limits/saveCourse'
import type { Course } from '@maktab/contract/schema'
import { type Context, type Infer, object, refine } from 'superstruct'
import {
  type Rule,
  encodeRule,
  requiredChoiceOf,
  optionalFile,
  optionalText,
  optionalNumber,
  requiredText,
} from '#forms/rules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { courseLevels } from '#lib/school/courseFacts.ts'

/** Argument of `onSaveCourse`: a course without an id is new; the image is sent only when a new one was selected. */
export type CourseDraft = {
  id?: number
  name: string
  description: string
  price: number
  courseDuration: string
  pricing?: Pricing
  image?: File
  /** Facts for visitors; null clears one. */
  ages?: Course['ages']
  level?: Course['level']
  lessonMinutes?: number | null
  groupSize?: number | null
  version?: number
}

type Pricing = NonNullable<Course['pricing']>
/** Whether the price is paid once or monthly. */
export const pricings = exhaustiveList<Pricing>()('once', 'monthly')

/** The levels of a course, or none. */
export const levelChoices = ['none', ...courseLevels] as const

export const courseSchema = object({
  name: requiredText(limits.name),
  description: optionalText(limits.description),
  price: optionalNumber(limits.price),
  courseDuration: optionalText(limits.courseDuration),
  pricing: requiredChoiceOf(pricings),
  image: optionalFile(),
  ages: refine(
    object({ from: optionalNumber(limits['ages.from']), to: optionalNumber(limits['ages.to']) }),
    'ages',
    validateAges,
  ),
  level: requiredChoiceOf(levelChoices),
  lessonMinutes: optionalNumber(limits.lessonMinutes),
  groupSize: optionalNumber(limits.groupSize),
})

type AgeValues = { from: number | null; to: number | null }

/** A highest age needs a lowest one, which isn’t above it. */
function validateAges({ from, to }: AgeValues, { path }: Context) {
  const createError = (field: keyof AgeValues, rule: Rule) => ({ path: [...path, field], message: encodeRule(rule) })
  return [
    ...(from === null && to !== null ? [createError('from', { rule: 'required' })] : []),
    ...(from !== null && to !== null && to < from ? [createError('to', { rule: 'tooSmall', limit: from })] : []),
  ]
}

export type CourseValues = Infer<typeof courseSchema>

export function toValues(course: Course | undefined): CourseValues {
  return {
    name: course?.name ?? '',
    description: course?.description ?? '',
    price: course?.price ?? null,
    courseDuration: course?.course_duration ?? '',
    pricing: course?.pricing ?? 'once',
    image: null,
    ages: { from: course?.ages?.from ?? null, to: course?.ages?.to ?? null },
    level: course?.level ?? 'none',
    lessonMinutes: course?.lessonMinutes ?? null,
    groupSize: course?.groupSize ?? null,
  }
}

/**
 * A blank price is sent as 0, which means free: the API accepts only numbers (1§7). An edited course is sent with its
 * id and version.
 */
export function toRequest(values: CourseValues, opened: Course | undefined): CourseDraft {
  return {
    ...(opened && { id: opened.id }),
    name: values.name.trim(),
    description: values.description.trim(),
    price: values.price ?? 0,
    courseDuration: values.courseDuration.trim(),
    // Don’t send `pricing` to a backend without monthly prices unless it was set.
    ...((values.pricing === 'monthly' || opened?.pricing !== undefined) && { pricing: values.pricing ?? 'once' }),
    ...(values.image && { image: values.image }),
    ...(opened?.version !== undefined && { version: opened.version }),
    ...factsToRequest(values, opened),
  }
}

/** The facts for visitors: blank ones are sent only to clear what the backend stores. */
function factsToRequest({ ages: { from, to }, ...values }: CourseValues, opened: Course | undefined) {
  const facts = {
    ages: from === null ? null : { from, to },
    level: values.level === 'none' ? null : values.level,
    lessonMinutes: values.lessonMinutes,
    groupSize: values.groupSize,
  }
  const isStored = (name: keyof typeof facts) => opened?.[name] !== undefined
  return {
    ...((facts.ages || isStored('ages')) && { ages: facts.ages }),
    ...((facts.level || isStored('level')) && { level: facts.level }),
    ...((facts.lessonMinutes || isStored('lessonMinutes')) && { lessonMinutes: facts.lessonMinutes }),
    ...((facts.groupSize || isStored('groupSize')) && { groupSize: facts.groupSize }),
  }
}
