import type { JsonSchema } from './readContract.ts'

/** The fields of a value that its schema doesn't know, by their paths. */
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
  // A schema that names no field at all leaves them open on purpose.
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

/** A schema with all that it is put together from. */
function flattenSchema(schema: JsonSchema): JsonSchema[] {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [schema, ...parts.flatMap(flattenSchema)]
}

/** Of which schema the fields are that no name is given for. */
function getAdditionalProperties({ additionalProperties }: JsonSchema): JsonSchema[] {
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}

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
