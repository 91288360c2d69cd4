import { expect, test } from 'vitest'
import { examples, requests } from './generated/examples.ts'
import shapes from './generated/shapes.json' with { type: 'json' }

type Schema = {
  enum?: string[]
  properties?: Record<string, Schema | undefined>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Shape = { body?: Schema; answers: Record<string, Schema> }

type Found = { values: string[]; missing: string[] }

/** The enums of a schema: their values, and those that occur in none of the given examples. */
function valuesAt(schema: Schema, held: readonly unknown[]): Found[] {
  const own = schema.enum
    ? [{ values: schema.enum, missing: schema.enum.filter((value) => !held.includes(value)) }]
    : []
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const inner = held.flatMap((value) => (isGroup(value) && name in value ? [value[name]] : []))
    return one ? valuesAt(one, inner) : []
  })
  const items = schema.items
    ? valuesAt(
        schema.items,
        held.flatMap((value) => (Array.isArray(value) ? value : [])),
      )
    : []
  return [
    ...own,
    ...fields,
    ...items,
    ...[...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => valuesAt(part, held)),
  ]
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const found = Object.entries(shapes as Record<string, Shape>).flatMap(([id, { body, answers }]) => {
  const sent = Object.values((requests as Record<string, Record<string, { body?: unknown }>>)[id] ?? {}).map(
    (one) => one.body,
  )
  const said = (examples as Record<string, Record<string, Record<string, unknown>>>)[id] ?? {}
  return [
    ...(body ? valuesAt(body, sent) : []),
    ...Object.entries(answers).flatMap(([status, schema]) => valuesAt(schema, Object.values(said[status] ?? {}))),
  ]
})

/** Missing values by enum; a value needs to occur in only one of the enum's places. */
const missing = new Map<string, string[]>()
for (const { values, missing: lacked } of found) {
  const key = values.toSorted().join(' ')
  missing.set(
    key,
    (missing.get(key) ?? lacked).filter((value) => lacked.includes(value)),
  )
}

test('every enum value occurs in an example', () => {
  expect(missing.size).toBeGreaterThan(8)
  expect([...missing.values()].flat()).toEqual([])
})
