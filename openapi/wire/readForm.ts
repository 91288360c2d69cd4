import { limits } from './limits.ts'
import type { Schema } from './Schema.ts'

type Nested = Map<string, Nested | string | File>

/** Reads the bracket names of a form (`courses[0][timings][1][from]`) into what the schema says they mean. */
export function readForm(parts: Iterable<[string, string | File]>, schema: Schema | undefined): unknown {
  const nested: Nested = new Map()
  for (const [name, value] of parts) put(nested, segmentsOf(name), value)
  return coerce(nested, schema)
}

/** What is longer than any name means nothing, and is not taken apart. */
function segmentsOf(name: string): string[] {
  if (name.length > limits.nameLetters) return [`${name.slice(0, limits.nameLetters - 1)}…`]
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  return first === undefined ? [name] : [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)]
}

function put(target: Nested, [segment = '', ...rest]: readonly string[], value: string | File): void {
  const key = keyOf(target, segment)
  if (rest.length === 0) {
    target.set(key, value)
    return
  }
  const there = target.get(key)
  const inner: Nested = there instanceof Map ? there : new Map()
  target.set(key, inner)
  put(inner, rest, value)
}

/** Where empty brackets stand, one more than there are. */
function keyOf(target: Nested, segment: string): string {
  return segment === '' ? String(target.size) : segment
}

function coerce(value: Nested | string | File, schema: Schema | undefined): unknown {
  if (value instanceof File) return value
  const types = [schema?.type ?? []].flat()
  if (typeof value === 'string') return coerceText(value, types)
  if (types.includes('array')) {
    return [...value]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, inner]) => coerce(inner, schema?.items))
  }
  return Object.fromEntries([...value].map(([key, inner]) => [key, coerce(inner, schema?.properties?.[key])]))
}

/** What people write as a number. JavaScript reads more, such as `0x10` and `1e2`. */
const NUMBER = /^\s*-?(?:\d+(?:\.\d*)?|\.\d+)\s*$/

/** A text of a form, a path or a query as one of the types that the schema has for it; what fits none stays a text. */
export function coerceText(text: string, types: readonly string[]): unknown {
  if (text === '' && types.includes('null')) return null
  if (types.includes('number') || types.includes('integer')) return NUMBER.test(text) ? Number(text) : text
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
