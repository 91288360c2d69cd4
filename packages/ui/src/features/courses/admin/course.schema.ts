import { limits } from '@maktab/contract/limits/saveCourse'
import type { Course } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoiceOf, optionalFile, optionalText, optionalPrice, requiredText } from '#forms/rules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'

/** Argument of `onSaveCourse`: a course without an id is new; the image is sent only when a new one was selected. */
export type CourseDraft = {
  id?: number
  name: string
  description: string
  price: number
  courseDuration: string
  pricing?: Pricing
  image?: File
  version?: number
}

type Pricing = NonNullable<Course['pricing']>
/** Whether the price is paid once or monthly. */
export const pricings = exhaustiveList<Pricing>()('once', 'monthly')

export const courseSchema = object({
  name: requiredText(limits.name),
  description: optionalText(limits.description),
  price: optionalPrice(limits.price),
  courseDuration: optionalText(limits.courseDuration),
  pricing: requiredChoiceOf(pricings),
  image: optionalFile(),
})

export type CourseValues = Infer<typeof courseSchema>

export function toValues(course: Course | undefined): CourseValues {
  return {
    name: course?.name ?? '',
    description: course?.description ?? '',
    price: course?.price ?? null,
    courseDuration: course?.course_duration ?? '',
    pricing: course?.pricing ?? 'once',
    image: null,
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
  }
}
