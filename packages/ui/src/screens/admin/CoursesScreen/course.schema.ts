import { limits } from '@maktab/contract/limits/saveCourse'
import type { Course } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalFile, optionalText, price, required } from '#forms/rules.ts'

/** What `onSaveCourse` gets: a course without an id is new; the picture goes along only when it was chosen anew. */
export type CourseDraft = {
  id?: number
  name: string
  description: string
  price: number
  courseDuration: string
  image?: File
  version?: number
}

export const courseSchema = object({
  name: required(limits.name),
  description: optionalText(limits.description),
  price: price(limits.price),
  courseDuration: optionalText(limits.courseDuration),
  image: optionalFile(),
})

export type CourseValues = Infer<typeof courseSchema>

export function toValues(course: Course | undefined): CourseValues {
  return {
    name: course?.name ?? '',
    description: course?.description ?? '',
    price: course?.price ?? null,
    courseDuration: course?.course_duration ?? '',
    image: null,
  }
}

/**
 * A price left blank is free, and sent as 0: the call knows numbers only (1§7). A course that was opened goes back with
 * its id and its version.
 */
export function toRequest(values: CourseValues, opened: Course | undefined): CourseDraft {
  return {
    ...(opened && { id: opened.id }),
    name: values.name.trim(),
    description: values.description.trim(),
    price: values.price ?? 0,
    courseDuration: values.courseDuration.trim(),
    ...(values.image && { image: values.image }),
    ...(opened?.version !== undefined && { version: opened.version }),
  }
}
