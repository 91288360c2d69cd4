import { limits } from '@maktab/contract/limits/assignTeacherCredentials'
import { limits as ownChoice } from '@maktab/contract/limits/resetPassword'
import type { Teacher, TeacherCredentials } from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { email, newPassword, optionalText, required } from '#forms/rules.ts'
import { teacherStatus } from '#model/teacherStatus.ts'

/** What `onAssignCredentials` gets: `id` is the code, `teacherID` the record (decision 1). */
export type CredentialsDraft = TeacherCredentials

/** As long as one that people choose themselves; an edit may leave it out, so this call’s own may be shorter. */
const password = { ...limits.password, min: ownChoice.password.min }

/** A new password, or none: then it stays as it is. */
const keptPassword = refine(optionalText(password), 'keptPassword', (value) => {
  if (value === '' || value.length >= password.min) return true
  return encodeRule({ rule: 'tooShort', limit: password.min })
})

/** Named as the wire names them, so that what the server says of a field finds it. */
const rules = { id: required(limits.id), name: required(limits.name), email: email(limits.email) }
export const assignSchema = object({ ...rules, password: newPassword(password) })
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
