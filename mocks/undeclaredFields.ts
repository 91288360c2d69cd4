import type { JsonSchema } from './operation.ts'

/** Paths of a value's fields that its schema doesn't declare. */
export function findUndeclaredFields(
  value: unknown,
  schemas: readonly JsonSchema[],
  path: readonly string[] = [],
): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const known = schemas.flatMap(flattenSchema)
  if (Array.isArray(value)) {
    const items = known.flatMap(({ items = [] }) => items)
    if (items.length === 0) return []
    return value.flatMap((item, index) => findUndeclaredFields(item, items, [...path, String(index)]))
  }
  // A schema without properties allows any field on purpose.
  if (!known.some(({ properties }) => properties)) {
    const others = known.flatMap(getAdditionalProperties)
    return others.length === 0
      ? []
      : Object.entries(value).flatMap(([name, inner]) => findUndeclaredFields(inner, others, [...path, name]))
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = known.flatMap(({ properties }) => properties?.[name] ?? [])
    const declared = own.length > 0 ? own : known.flatMap(getAdditionalProperties)
    return declared.length === 0 ? [[...path, name]] : findUndeclaredFields(inner, declared, [...path, name])
  })
}

/** A schema and its allOf, oneOf and anyOf parts. */
function flattenSchema(schema: JsonSchema): JsonSchema[] {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [schema, ...parts.flatMap(flattenSchema)]
}

/** The schema of fields that `properties` doesn't list. */
function getAdditionalProperties({ additionalProperties }: JsonSchema): JsonSchema[] {
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}

/** Removes the fields that the schema marks `x-extension`, at any depth. */
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

/** Some lists are encoded as JSON in a string. */
function stripText(text: string, schemas: readonly JsonSchema[]): string {
  try {
    return JSON.stringify(stripExtensions(JSON.parse(text), schemas))
  } catch {
    return text
  }
}
