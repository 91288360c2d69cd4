import { type RegistrationValues, isBlockFilled, type Guardian, newCourse } from './registration.schema.ts'

/** Where the form has a field of the server's: that doesn't know of the blocks that count as none. */
export function toFormField({ courses }: RegistrationValues): (field: string) => string {
  const places = courses.flatMap((block, index) => (isBlockFilled(block) ? [index] : []))
  return (field) =>
    field.replace(/^courses\[(\d+)\]/, (sent, index) => {
      const place = places[Number(index)]
      return place === undefined ? sent : `courses[${place}]`
    })
}

/**
 * What needn't be typed again for another child. The email is that of the account; of the rest, what was typed before
 * the page was loaded again counts.
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

/**
 * By what the receipt of a block is kept on the device: as this visitor’s, for its course, or until one is chosen for its
 * place.
 */
export function getReceiptKey({ reference, courses }: RegistrationValues, index: number): string {
  const id = courses[index]?.course_id ?? null
  return id === null ? `${reference} place ${index}` : `${reference} course ${id}`
}

/** The form for somebody who comes from the page of a course: that one stands first, and what they chose before stays. */
export function prefillCourse(values: RegistrationValues, courseId: number | undefined): RegistrationValues {
  if (courseId === undefined) return values
  const id = String(courseId)
  const known = values.courses.find(({ course_id }) => course_id === id)
  const others = values.courses.filter((block) => block !== known && isBlockFilled(block))
  return { ...values, courses: [known ?? { ...newCourse(), course_id: id }, ...others] }
}
