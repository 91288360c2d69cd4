import { limits } from '@maktab/contract/limits/assignStudentId'
import type { Student, StudentIdAssignment } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredText } from '#forms/rules.ts'

/** What `onAssignId` gets: `id` is the record, `studentID` the code (decision 1). */
export type StudentIdDraft = StudentIdAssignment

export const studentIdSchema = object({ studentID: requiredText(limits.studentID) })

export type StudentIdValues = Infer<typeof studentIdSchema>

/** The student’s code, or for one without the next that is free. */
export function toValues({ std_id: code }: Pick<Student, 'std_id'>, suggestedCode: string): StudentIdValues {
  return { studentID: code?.trim() || suggestedCode }
}

export function toRequest({ studentID }: StudentIdValues, opened: Pick<Student, 'id' | 'version'>): StudentIdDraft {
  return {
    id: opened.id,
    studentID: studentID.trim(),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
