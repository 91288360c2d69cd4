import type { JsonSchema } from './contract.ts'
import { allOf, otherFields } from './undeclared.ts'

/** An answer without the fields that its schema marks `x-extension`, at any depth. */
export function withoutExtensions(value: unknown, schemas: readonly JsonSchema[]): unknown {
  const known = schemas.flatMap(allOf)
  if (typeof value === 'string' && known.some(({ items }) => items)) return stripText(value, known)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = known.flatMap(({ items = [] }) => items)
    return value.map((item) => withoutExtensions(item, items))
  }
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const own = known.flatMap(({ properties }) => properties?.[name] ?? [])
    if (own.length > 0 && own.every((schema) => schema['x-extension'] === true)) return []
    return [[name, withoutExtensions(inner, own.length > 0 ? own : known.flatMap(otherFields))] as const]
  })
  return Object.fromEntries(entries)
}

/** Some lists are sent as JSON in a string. */
function stripText(text: string, schemas: readonly JsonSchema[]): string {
  try {
    return JSON.stringify(withoutExtensions(JSON.parse(text), schemas))
  } catch {
    return text
  }
}
