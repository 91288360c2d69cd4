import type { JsonSchema } from './readContract.ts'
import { flattenSchema, getAdditionalProperties } from './findUndeclaredFields.ts'

/** An answer without the fields that its schema marks `x-extension`, at any depth. */
export function stripExtensions(value: unknown, schemas: readonly JsonSchema[]): unknown {
  const known = schemas.flatMap(flattenSchema)
  if (typeof value === 'string' && known.some(({ items }) => items)) return stripText(value, known)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = known.flatMap(({ items = [] }) => items)
    return value.map((item) => stripExtensions(item, items))
  }
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const own = known.flatMap(({ properties }) => properties?.[name] ?? [])
    if (own.length > 0 && own.every((schema) => schema['x-extension'] === true)) return []
    return [[name, stripExtensions(inner, own.length > 0 ? own : known.flatMap(getAdditionalProperties))] as const]
  })
  return Object.fromEntries(entries)
}

/** Some lists are sent as JSON in a string. */
function stripText(text: string, schemas: readonly JsonSchema[]): string {
  try {
    return JSON.stringify(stripExtensions(JSON.parse(text), schemas))
  } catch {
    return text
  }
}
