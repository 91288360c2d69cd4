import { normalizeForSearch, normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'
import { groupBy } from '#lib/groupBy.ts'
import type { Student, Teacher } from '@maktab/contract/schema'

/** Someone to write to. */
export type Recipient = {
  /** Ids of the students or teachers that the message is about. */
  ids: readonly number[]
  /** The person addressed: a guardian, a student without one, or a teacher. */
  name: string
  /** The students of the guardian. */
  about: readonly string[]
  phone: string | undefined
  email: string | undefined
}

const textOf = (text: string | null | undefined) => text?.trim() || undefined

/** The guardians of students, each once: siblings share a message. */
export function toGuardians(students: readonly Student[]): Recipient[] {
  const groups = groupBy(students, ({ id, guardian_name: guardian, contact_number: phone, email }) => {
    const contact = normalizePhoneForSearch(phone ?? '') || email.trim().toLowerCase()
    return textOf(guardian) && contact ? `${normalizeForSearch(guardian ?? '')} ${contact}` : `#${id}`
  })
  return [...groups.values()].map((siblings) => {
    const guardian = siblings.map(({ guardian_name: name }) => textOf(name)).find(Boolean)
    return {
      ids: siblings.map(({ id }) => id),
      name: guardian ?? siblings[0]?.name ?? '',
      about: guardian === undefined ? [] : siblings.map(({ name }) => name),
      phone: siblings.map((one) => textOf(one.contact_number) ?? textOf(one.alternate_contact_number)).find(Boolean),
      email: siblings.map(({ email }) => textOf(email)).find(Boolean),
    }
  })
}

export function toTeacherRecipients(teachers: readonly Teacher[]): Recipient[] {
  return teachers.map(({ id, name, contact_number: phone, email }) => ({
    ids: [id],
    name,
    about: [],
    phone: textOf(phone),
    email: textOf(email),
  }))
}
