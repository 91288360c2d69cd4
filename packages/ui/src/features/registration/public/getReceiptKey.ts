import type { RegistrationValues } from './registration.schema.ts'

/**
 * By what the receipt of a block is kept on the device: as this visitor’s, for its course, or until one is chosen for its
 * place.
 */
export function getReceiptKey({ reference, courses }: RegistrationValues, index: number): string {
  const id = courses[index]?.course_id ?? null
  return id === null ? `${reference} place ${index}` : `${reference} course ${id}`
}
