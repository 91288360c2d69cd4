/** Formik's nested errors as a list: the field (`courses[0].timings[1].to`) and what was found. */
export function flattenErrors(errors: unknown, name = ''): { name: string; found: string }[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name, found: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  if (Array.isArray(errors)) return errors.flatMap((nested, index) => flattenErrors(nested, `${name}[${index}]`))
  return Object.entries(errors).flatMap(([key, nested]) => flattenErrors(nested, name === '' ? key : `${name}.${key}`))
}
