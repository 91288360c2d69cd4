/**
 * A nested value as multipart fields with bracket names, such as `courses[0][timings][1][from]`.
 * Null and undefined are left out; files keep their names.
 */
export function toFormData(value: object): FormData {
  const form = new FormData()
  for (const [key, item] of Object.entries(value)) append(form, key, item)
  return form
}

/** What a body may hold. */
type Value = string | number | boolean | null | undefined | object

function append(form: FormData, name: string, value: Value): void {
  if (value === null || value === undefined) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) value.forEach((item, index) => append(form, `${name}[${index}]`, item))
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}
