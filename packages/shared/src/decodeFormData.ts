import { requestLimits } from './requestLimits.ts'
import type { BodySchema } from './BodySchema.ts'

type Value = string | File
/** Values of the parts with the same name, in order. */
type Nested = Map<string, Nested | Value[]>

/**
 * Decodes a form by its schema. Lists and groups are sent with bracket names (`courses[0][timings][1][from]`) or as one
 * part of JSON; a list also as one part for each item.
 */
export function decodeFormData(parts: Iterable<[string, Value]>, schema: BodySchema | undefined): unknown {
  const nested: Nested = new Map()
  for (const [name, value] of parts) put(nested, segmentsOf(name), value)
  return coerce(nested, schema)
}

/** Longer names are unknown and not parsed. */
function segmentsOf(name: string): string[] {
  if (name.length > requestLimits.nameLength) return [`${name.slice(0, requestLimits.nameLength - 1)}…`]
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  return first === undefined ? [name] : [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)]
}

function put(target: Nested, [segment = '', ...rest]: readonly string[], value: Value): void {
  const key = keyOf(target, segment)
  const there = target.get(key)
  if (rest.length === 0) {
    if (Array.isArray(there)) there.push(value)
    else target.set(key, [value])
    return
  }
  const inner: Nested = there instanceof Map ? there : new Map()
  target.set(key, inner)
  put(inner, rest, value)
}

/** Empty brackets append to the list. */
function keyOf(target: Nested, segment: string): string {
  return segment === '' ? String(target.size) : segment
}

function coerce(value: Nested | Value[], schema: BodySchema | undefined): unknown {
  const isList = [schema?.type ?? []].flat().includes('array')
  if (Array.isArray(value)) {
    const isSeveral = isList && value.length > 1
    return isSeveral ? value.flatMap((one) => coerceValue(one, schema)) : coerceValue(value.at(-1) ?? '', schema)
  }
  if (isList) {
    return [...value]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, inner]) => coerce(inner, schema?.items))
  }
  return Object.fromEntries([...value].map(([key, inner]) => [key, coerce(inner, schema?.properties?.[key])]))
}

function coerceValue(value: Value, schema: BodySchema | undefined): unknown {
  if (value instanceof File) return value
  const types = [schema?.type ?? []].flat()
  if (!types.includes('array') && !types.includes('object')) return coerceText(value, types)
  const parsed = parseJson(value)
  const isGroup = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  if (types.includes('object')) return isGroup ? parsed : coerceText(value, types)
  if (Array.isArray(parsed)) return parsed
  // A list with one item, sent as a single part.
  const items = [schema?.items?.type ?? []].flat()
  if (isGroup) return items.includes('object') ? [parsed] : value
  if (value === '' || items.length === 0 || items.includes('object') || items.includes('array')) {
    return coerceText(value, types)
  }
  return [coerceText(value, items)]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Decimal numbers. `Number()` would also accept `0x10` and `1e2`. */
const NUMBER = /^\s*-?(?:\d+(?:\.\d*)?|\.\d+)\s*$/

/** Converts a text to one of the schema's types; stays a text if none matches. */
export function coerceText(text: string, types: readonly string[]): unknown {
  if (text === '' && types.includes('null')) return null
  if (types.includes('number') || types.includes('integer')) return NUMBER.test(text) ? Number(text) : text
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
