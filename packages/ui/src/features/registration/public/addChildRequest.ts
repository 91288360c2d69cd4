import type { NewChild } from '@maktab/contract/schema'
import { isDeepEqual } from '#forms/formValues.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'
import { type Guardian, type RegistrationValues, newTiming } from './registration.schema.ts'

/** Whether the school has everything that a registration requires of a guardian. */
export function isGuardianKnown({ guardian_name, contact_number }: Guardian): boolean {
  return Boolean(guardian_name?.trim() && contact_number?.trim())
}

type Options = {
  guardian: Guardian
  /** Whether the guardian’s fields are shown; otherwise the school uses what it has. */
  asksGuardian: boolean
}

/** The request for another child. Times that weren’t touched are left to the school. */
export function toChildRequest(values: RegistrationValues, { guardian, asksGuardian }: Options): NewChild {
  const courses = values.courses.flatMap(({ course_id, timings }) => {
    if (course_id === null) return []
    const wished = timings.filter((timing) => !isDeepEqual(timing, newTiming()))
    return [{ course_id: Number(course_id), ...(wished.length > 0 && { timings: wished.map(toTimeRequest) }) }]
  })
  const alternate = values.alternate_contact_number.trim()
  return {
    name: values.name.trim(),
    ...(values.date_of_birth && { date_of_birth: values.date_of_birth }),
    ...(values.preferred_language !== null && { preferred_language: values.preferred_language }),
    ...(courses.length > 0 && { courses }),
    ...(asksGuardian && {
      guardian_name: values.guardian_name.trim(),
      contact_number: values.contact_number.trim(),
      signature: values.signature.trim(),
      ...((alternate || guardian.alternate_contact_number) && { alternate_contact_number: alternate }),
    }),
  }
}
