import { limits } from '@maktab/contract/limits/assignTeacherCredentials'
import { limits as ownChoice } from '@maktab/contract/limits/resetPassword'
import type { Teacher, TeacherCredentials } from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import { encodeRule, email, newPassword, optionalText, requiredText } from '#forms/rules.ts'
import { parseTeacherStatus } from '#lib/people/personDetails.ts'

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
const rules = { id: requiredText(limits.id), name: requiredText(limits.name), email: email(limits.email) }
export const assignCredentialsSchema = object({ ...rules, password: newPassword(password) })
export const editCredentialsSchema = object({ ...rules, password: keptPassword })

export type CredentialsValues = Infer<typeof assignCredentialsSchema>

/** Whoever isn’t pending has credentials, which are edited (1§2). */
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
