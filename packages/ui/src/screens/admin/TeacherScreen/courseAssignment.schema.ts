import type { CourseAssignment as CourseAssignmentSchema } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { choice } from '#forms/rules.ts'

/** What `onAssignCourse` gets. */
export type CourseAssignment = CourseAssignmentSchema

/** Named as the wire names it, so that what the server says of it finds it. */
export const assignmentSchema = object({ courseID: choice() })

export type AssignmentValues = Infer<typeof assignmentSchema>

export function toRequest({ courseID }: AssignmentValues, teacherID: number): CourseAssignment {
  return { teacherID, courseID: Number(courseID) }
}
