import { limits } from '@maktab/contract/limits/assignTeacherCredentials'
import { limits as ownChoice } from '@maktab/contract/limits/resetPassword'
import type { Teacher, TeacherCredentials } from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import { encodeRule, email, newPassword, optionalText, requiredText } from '#forms/rules.ts'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'

/** Argument of `onAssignCredentials`: `id` is the code, `teacherID` the record (decision 1). */
export type CredentialsDraft = TeacherCredentials

/**
 * Same minimum as for passwords that users choose. The operation’s own minimum may be lower, because edits can omit the
 * password.
 */
const password = { ...limits.password, min: ownChoice.password.min }

/** Blank keeps the current password. */
const keptPassword = refine(optionalText(password), 'keptPassword', (value) => {
  if (value === '' || value.length >= password.min) return true
  return encodeRule({ rule: 'tooShort', limit: password.min })
})

/** Field names of the API, so that server errors map to fields. */
const rules = { id: requiredText(limits.id), name: requiredText(limits.name), email: email(limits.email) }
export const assignCredentialsSchema = object({ ...rules, password: newPassword(password) })
export const editCredentialsSchema = object({ ...rules, password: keptPassword })

export type CredentialsValues = Infer<typeof assignCredentialsSchema>

/** Teachers who aren’t pending have credentials; those are edited (1§2). */
export function hasCredentials({ status }: Teacher): boolean {
  return parseTeacherStatus(status).state !== 'pending'
}

export function toValues({ teach_id: code, name, email }: Teacher, suggestedCode: string): CredentialsValues {
  return { id: code?.trim() || suggestedCode, name, email, password: '' }
}

export function toRequest({ id, name, email, password }: CredentialsValues, opened: Teacher): CredentialsDraft {
  return {
    id: id.trim(),
    name: name.trim(),
    email: email.trim(),
    ...(password !== '' && { password }),
    teacherID: opened.id,
    isEdit: hasCredentials(opened),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
