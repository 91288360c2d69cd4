import type { Schema } from './Schema.ts'

type Nested = { [key: string]: Nested | string | File }

/** Reads the bracket names of a form (`courses[0][timings][1][from]`) into what the schema says they mean. */
export function readForm(form: FormData, schema: Schema | undefined): unknown {
  const nested: Nested = Object.create(null) as Nested
  for (const [name, value] of form.entries()) put(nested, segmentsOf(name), value)
  return coerce(nested, schema)
}

/** Letters; a name of the contract has a third of them at most. What is longer means nothing, and is not taken apart. */
const LONGEST_NAME = 200

function segmentsOf(name: string): string[] {
  if (name.length > LONGEST_NAME) return [`${name.slice(0, LONGEST_NAME)}…`]
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  return first === undefined ? [name] : [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)]
}

function put(target: Nested, [segment = '', ...rest]: string[], value: string | File): void {
  const key = segment === '' ? String(Object.keys(target).length) : segment
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const there = target[key]
  const inner = isNested(there) ? there : (Object.create(null) as Nested)
  target[key] = inner
  put(inner, rest, value)
}

function isNested(value: Nested | string | File | undefined): value is Nested {
  return typeof value === 'object' && !(value instanceof File)
}

function coerce(value: Nested | string | File, schema: Schema | undefined): unknown {
  if (value instanceof File) return value
  const types = [schema?.type ?? []].flat()
  if (typeof value === 'string') return coerceText(value, types)
  const keys = Object.keys(value)
  if (types.includes('array')) {
    return keys
      .toSorted((one, other) => Number(one) - Number(other))
      .map((key) => coerce(value[key] ?? '', schema?.items))
  }
  return Object.fromEntries(keys.map((key) => [key, coerce(value[key] ?? '', schema?.properties?.[key])]))
}

function coerceText(text: string, types: string[]): unknown {
  if (text === '' && types.includes('null')) return null
  if (text.trim() !== '' && (types.includes('number') || types.includes('integer'))) {
    const number = Number(text)
    return Number.isNaN(number) ? text : number
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
