import type { components } from '@maktab/contract/schema'
import type { Infer } from 'superstruct'
import { object, refine } from 'superstruct'
import { email, encodeRule, newPassword, optionalText, required } from '../../../forms/rules.ts'
import { teacherStatus } from '../../../model/teacherStatus.ts'

type Schemas = components['schemas']
type Teacher = Schemas['Teacher']

/** What `onAssignCredentials` gets: `id` is the code, `teacherID` the record (decision 1). */
export type CredentialsDraft = Schemas['TeacherCredentials']

const SHORTEST_PASSWORD = 8

/** A new password, or none: then it stays as it is. */
const keptPassword = refine(optionalText(200), 'keptPassword', (value) => {
  if (value === '' || value.length >= SHORTEST_PASSWORD) return true
  return encodeRule({ rule: 'tooShort', limit: SHORTEST_PASSWORD })
})

/** Named as the wire names them, so that what the server says of a field finds it. */
const rules = { id: required(40), name: required(255), email: email() }
export const assignSchema = object({ ...rules, password: newPassword(SHORTEST_PASSWORD) })
export const editSchema = object({ ...rules, password: keptPassword })

export type CredentialsValues = Infer<typeof assignSchema>

/** Whoever isn’t pending has credentials, which are edited (1§2). */
export function isEditOf({ status }: Teacher): boolean {
  return teacherStatus(status).state !== 'pending'
}

export function toValues({ teach_id: code, name, email }: Teacher, freeCode: string): CredentialsValues {
  return { id: code?.trim() || freeCode, name, email, password: '' }
}

export function toRequest({ id, name, email, password }: CredentialsValues, opened: Teacher): CredentialsDraft {
  return {
    id: id.trim(),
    name: name.trim(),
    email: email.trim(),
    ...(password !== '' && { password }),
    teacherID: opened.id,
    isEdit: isEditOf(opened),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
