import { type RegistrationValues, isBlockFilled, type Guardian, newCourse } from './registration.schema.ts'

/** Maps a server field to the form’s, since untouched blocks are not sent. */
export function toFormField({ courses }: RegistrationValues): (field: string) => string {
  const indexes = courses.flatMap((block, index) => (isBlockFilled(block) ? [index] : []))
  return (field) =>
    field.replace(/^courses\[(\d+)\]/, (sent, index) => {
      const place = indexes[Number(index)]
      return place === undefined ? sent : `courses[${place}]`
    })
}

/**
 * Values of a guardian to prefill for another child. The e-mail is always the account’s; other values from the draft
 * take precedence.
 */
export function getGuardianPrefill(
  guardian: Guardian | undefined,
  typed?: RegistrationValues,
): Partial<RegistrationValues> {
  if (!guardian) return {}
  const { email, guardian_name = '', contact_number = '', alternate_contact_number = '' } = guardian
  return {
    email,
    guardian_name: typed?.guardian_name || guardian_name,
    contact_number: typed?.contact_number || contact_number,
    alternate_contact_number: typed?.alternate_contact_number || alternate_contact_number,
    signature: typed?.signature || guardian_name,
  }
}

/** Storage key of a block’s receipt: by visitor and course, or by position until a course is chosen. */
export function getReceiptKey({ reference, courses }: RegistrationValues, index: number): string {
  const id = courses[index]?.course_id ?? null
  return id === null ? `${reference} place ${index}` : `${reference} course ${id}`
}

/** Puts the given course first and keeps the other started blocks. */
export function prefillCourse(values: RegistrationValues, courseId: number | undefined): RegistrationValues {
  if (courseId === undefined) return values
  const id = String(courseId)
  const existing = values.courses.find(({ course_id }) => course_id === id)
  const others = values.courses.filter((block) => block !== existing && isBlockFilled(block))
  return { ...values, courses: [existing ?? { ...newCourse(), course_id: id }, ...others] }
}
