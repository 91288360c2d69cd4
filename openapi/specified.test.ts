import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSpecification } from '../tools/specCoverage/specification.ts'
import { type OperationId, calls } from './generated/calls.ts'
import shapes from './generated/shapes.json' with { type: 'json' }

type Schema = {
  properties?: Record<string, Schema | undefined>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: string[]
  'x-extension'?: boolean
}
/** A field name, or a name with its nested fields. */
type Fields = (string | Record<string, Fields>)[]
type Specified = { bodies?: Record<string, unknown>[]; answer?: Record<string, Fields> }

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const specified = parse(read('specified.yaml')) as Record<string, Specified>
const names = read('calls.txt').trim().split('\n')

const ids = new Map(Object.entries(calls).map(([id, { method, path }]) => [`${method} ${path.slice(1)}`, id]))
const shapeOf = (name: string) => shapes[ids.get(name) as OperationId] as { body?: Schema; answers: { 200: Schema } }

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

/** The record schema of a response field: a list's items, or a nullable's non-null part. */
function recordOf(schema: Schema): Schema {
  const one = schema.oneOf?.find(({ properties, items }) => properties ?? items) ?? schema
  if (one.items) return recordOf(one.items)
  // Includes fields that a list adds to the record.
  const parts = [one, ...(one.allOf ?? [])].map(({ properties }) => properties)
  return { ...one, properties: Object.assign({}, ...parts) as Schema['properties'] }
}

/** Compares the fields of the table with those of a schema, by path. */
function compare(fields: Fields, schema: Schema, path: string): { missing: string[]; beyond: string[] } {
  const { properties = {} } = recordOf(schema)
  const known = new Map<string, Fields>(
    fields.flatMap((field) => (typeof field === 'string' ? [[field, []]] : Object.entries(field))),
  )
  const records = [...known].filter(([, held]) => held.length > 0)
  const inner = records.map(([name, held]) => compare(held, properties[name] ?? {}, `${path}.${name}`))
  const more = Object.entries(properties).filter(([name, own]) => !known.has(name) && !own?.['x-extension'])
  return {
    missing: [
      ...[...known.keys()].filter((name) => !(name in properties)).map((name) => `${path}.${name}`),
      ...inner.flatMap((one) => one.missing),
    ],
    beyond: [...more.map(([name]) => `${path}.${name}`), ...inner.flatMap((one) => one.beyond)],
  }
}

test('the table has exactly the calls of the specification', () => {
  expect(Object.keys(specified)).toEqual(names)
  expect(names).toHaveLength(69)
})

const lines = readSpecification()

describe.each(names)('%s', (name) => {
  const { bodies = [], answer = {} } = specified[name] ?? {}
  const { body, answers } = shapeOf(name)

  test('has a body if the specification has one', () => {
    expect(body === undefined).toBe(bodies.length === 0)
  })

  // proves 1§5.2, 1§5.3, 1§5.4, 1§5.5, 1§5.6, 1§5.7, 2§3.13, 2§3.14
  test.each(bodies.map((sent) => [Object.keys(sent).join(', '), sent] as const))('accepts %s', (_, sent) => {
    const fits = ajv.compile(body ?? {})
    expect([fits(sent), fits.errors]).toEqual([true, null])
  })

  test('marks all other body fields as extensions', () => {
    const known = new Set(bodies.flatMap((sent) => Object.keys(sent)))
    const beyond = Object.entries(body?.properties ?? {}).filter(([key]) => !known.has(key))
    expect(beyond.filter(([, schema]) => !schema?.['x-extension'])).toEqual([])
  })

  test('names its response fields like the specification', () => {
    const line = lines.find(({ id }) => id === name)?.text ?? ''
    const unsaid = Object.keys(answer).filter((wrapper) => !new RegExp(`\\b${wrapper}\\b`).test(line))
    expect([line, unsaid]).toEqual([line, []])
    expect(line).not.toBe('')
  })

  // proves 2§3.11, 2§3.13, 2§3.14
  test.each(Object.entries(answer))('answers with %s', (wrapper, fields) => {
    const found = answers[200].properties?.[wrapper]
    expect(Object.keys(answers[200].properties ?? {})).toContain(wrapper)
    // The message is optional.
    expect(['message', ...(answers[200].required ?? [])]).toContain(wrapper)
    expect(compare(fields, found ?? {}, wrapper).missing).toEqual([])
  })

  test('marks all other response fields as extensions', () => {
    const records = Object.entries(answer).filter(([, fields]) => fields.length > 0)
    const beyond = records.flatMap(
      ([wrapper, fields]) => compare(fields, answers[200].properties?.[wrapper] ?? {}, wrapper).beyond,
    )
    expect(beyond).toEqual([])
  })
})

// proves 2§4.15, 2§9.1, 2§9.2
test.each([
  ['POST attendence/add-edit/{recordId}', 'status', ['present', 'absent']],
  ['POST event/event-payment', 'method', ['jazzcash', 'bank']],
  ['POST student/purchase-course', 'paymentMethod', ['bank transfer', 'jazzcash']],
  ['PUT event/update-payemnt-status', 'paymentStatus', ['pending', 'paid', 'rejected']],
] as const)('%s takes as %s exactly %j', (name, field, words) => {
  const schema = shapeOf(name).body?.properties?.[field]
  expect(schema?.enum).toEqual(words)
})
