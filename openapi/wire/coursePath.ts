import { createSlug } from './slugOf.ts'

/** Where the public page of a course is; its number alone finds it, its name is there to be read. */
export function coursePath({ id, name }: { id: number; name: string }): string {
  const slug = createSlug(name)
  return `/courses/${id}${slug && `-${encodeURIComponent(slug)}`}`
}

/** The number of the course that such an address names. */
export function parseCourseId(part: string): number | undefined {
  const [, digits = ''] = /^(\d{1,15})(?:-|$)/.exec(part) ?? []
  return Number(digits) || undefined
}
