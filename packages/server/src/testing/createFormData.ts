import type { Schema } from '@maktab/contract/wire/Schema'

/** The form of a body as it is written down: bracket names, and where the name of a file stands the file that is given. */
export function createFormData(body: object, schema: Schema, file: (name: string) => File): FormData {
  const form = new FormData()
  const put = (name: string, value: string | number | boolean | object | null, at: Schema | undefined) => {
    if (typeof value !== 'object' || value === null) {
      const text = String(value ?? '')
      const isFile = at?.contentMediaType !== undefined || at?.format === 'binary'
      form.append(name, isFile ? file(text) : text)
    } else {
      for (const [key, inner] of Object.entries(value)) {
        put(`${name}[${key}]`, inner, at?.items ?? at?.properties?.[key])
      }
    }
  }
  for (const [key, value] of Object.entries(body)) put(key, value, schema.properties?.[key])
  return form
}
