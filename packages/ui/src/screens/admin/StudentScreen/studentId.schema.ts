import { limits } from '@maktab/contract/limits/assignStudentId'
import type { components } from '@maktab/contract/schema'
import type { Infer } from 'superstruct'
import { object } from 'superstruct'
import { required } from '../../../forms/rules.ts'

type Schemas = components['schemas']

/** What `onAssignId` gets: `id` is the record, `studentID` the code (decision 1). */
export type StudentIdDraft = Schemas['StudentIdAssignment']

export const studentIdSchema = object({ studentID: required(limits.studentID) })

export type StudentIdValues = Infer<typeof studentIdSchema>

/** The student’s code, or for one without the next that is free. */
export function toValues({ std_id: code }: Schemas['Student'], freeCode: string): StudentIdValues {
  return { studentID: code?.trim() || freeCode }
}

export function toRequest({ studentID }: StudentIdValues, opened: Schemas['Student']): StudentIdDraft {
  return {
    id: opened.id,
    studentID: studentID.trim(),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
