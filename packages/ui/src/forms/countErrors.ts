/** How many messages Formik's nested errors hold. */
export function countErrors(errors: unknown): number {
  if (typeof errors === 'string') return errors === '' ? 0 : 1
  if (typeof errors !== 'object' || errors === null) return 0
  return Object.values(errors).reduce<number>((sum, nested) => sum + countErrors(nested), 0)
}
