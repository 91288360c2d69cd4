import type { CourseAssignment as CourseAssignmentSchema } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoice } from '#forms/rules.ts'

/** What `onAssignCourse` gets. */
export type CourseAssignment = CourseAssignmentSchema

/** Named as the wire names it, so that what the server says of it finds it. */
export const courseAssignmentSchema = object({ courseID: requiredChoice() })

export type CourseAssignmentValues = Infer<typeof courseAssignmentSchema>

export function toRequest({ courseID }: CourseAssignmentValues, teacherID: number): CourseAssignment {
  return { teacherID, courseID: Number(courseID) }
}
