import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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
type Specified = { bodies?: Record<string, unknown>[]; answer?: Record<string, string[]> }

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const specified = parse(read('specified.yaml')) as Record<string, Specified>
const names = read('calls.txt').trim().split('\n')

const ids = new Map(Object.entries(calls).map(([id, { method, path }]) => [`${method} ${path.slice(1)}`, id]))
const shapeOf = (name: string) => shapes[ids.get(name) as OperationId] as { body?: Schema; answers: { 200: Schema } }

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

/** The record behind a name of an answer: of a list its rows, of one that may be missing the one that is there. */
function recordOf(schema: Schema): Schema {
  const one = schema.oneOf?.find(({ properties }) => properties) ?? schema
  if (one.items) return recordOf(one.items)
  // What a list tells beyond the record itself is told with it.
  const parts = [one, ...(one.allOf ?? [])].map(({ properties }) => properties)
  return { ...one, properties: Object.assign({}, ...parts) as Schema['properties'] }
}

test('the table has all calls of the specification, and no others', () => {
  expect(Object.keys(specified)).toEqual(names)
  expect(names).toHaveLength(69)
})

const lines = read('../docs/spec-lines.md').split('\n')

describe.each(names)('%s', (name) => {
  const { bodies = [], answer = {} } = specified[name] ?? {}
  const { body, answers } = shapeOf(name)

  test('has a body where the specification has one', () => {
    expect(body === undefined).toBe(bodies.length === 0)
  })

  // proves 1§5.2, 1§5.3, 1§5.4, 1§5.5, 1§5.6, 1§5.7, 2§3.13, 2§3.14
  test.each(bodies.map((sent) => [Object.keys(sent).join(', '), sent] as const))('takes %s', (_, sent) => {
    const fits = ajv.compile(body ?? {})
    expect([fits(sent), fits.errors]).toEqual([true, null])
  })

  test('has nothing in its body beyond the specification that is not marked as an extension', () => {
    const known = new Set(bodies.flatMap((sent) => Object.keys(sent)))
    const beyond = Object.entries(body?.properties ?? {}).filter(([key]) => !known.has(key))
    expect(beyond.filter(([, schema]) => !schema?.['x-extension'])).toEqual([])
  })

  test('answers, by the lines of the specification, under the names of the table', () => {
    const line = lines.find((words) => words.startsWith(`- \`${name}\` `)) ?? ''
    const unsaid = Object.keys(answer).filter(
      (wrapper) => !new RegExp(`\\b${wrapper}\\b`).test(line.slice(name.length)),
    )
    expect([line, unsaid]).toEqual([line, []])
    expect(line).not.toBe('')
  })

  // proves 2§3.11, 2§3.13, 2§3.14
  test.each(Object.entries(answer))('answers with %s', (wrapper, fields) => {
    const found = answers[200].properties?.[wrapper]
    expect(Object.keys(answers[200].properties ?? {})).toContain(wrapper)
    // A message may be left out.
    expect(['message', ...(answers[200].required ?? [])]).toContain(wrapper)
    const { properties = {} } = recordOf(found ?? {})
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields))
  })

  test('has nothing in its answer beyond the specification that is not marked as an extension', () => {
    const beyond = Object.entries(answer).flatMap(([wrapper, fields]) => {
      const { properties = {} } = recordOf(answers[200].properties?.[wrapper] ?? {})
      // Of which record a line tells, its number, is needed to act on it, though not every entity of 2§3 lists it.
      const known = new Set([...fields, 'id'])
      const more = Object.entries(properties).filter(([key, schema]) => !known.has(key) && !schema?.['x-extension'])
      return more.map(([key]) => `${wrapper}.${key}`)
    })
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
