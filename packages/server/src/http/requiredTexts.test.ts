import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { HttpError } from '../lib/HttpError.ts'
import { translateHttpError } from './responses.ts'
import { type FieldSchema, listSchemaFields } from '../testing/contractExamples.ts'
import { createFormData, createPictureFile } from '../testing/formData.ts'
import { decodeBody } from './decodeBody.ts'

const isText = ({ type, format, contentMediaType }: FieldSchema) =>
  [type].flat().includes('string') && format !== 'binary' && contentMediaType === undefined
const isPassword = (path: string) => /(^|\.)password$/.test(path)

const bodies = (Object.keys(calls) as OperationId[])
  .filter((id) => calls[id].body !== null)
  .map((id) => ({
    id,
    texts: listSchemaFields(getOperationSchemas(id).body ?? {}).filter(({ schema }) => isText(schema)),
  }))

/** Required fields that may be empty. */
const mayBeEmpty = new Set([
  'savePractice students[].text',
  'savePractice text',
  'saveOwnProfile about',
  'saveOwnProfile publicName',
  'saveSettings paymentInstructions.domestic',
  'saveSettings paymentInstructions.international',
  'saveStudentNotes notes',
])

const file = await createPictureFile()

type Group = Record<string, unknown>

/** Path segments, with the first item of each list. */
const stepsOf = (path: string) => path.replaceAll('[]', '.0').split('.')
const nameOf = (path: string) => path.replaceAll('[]', '[0]')

function valueAt(body: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (group, step) => (typeof group === 'object' ? (group as Group)[step] : undefined),
    body,
  )
}

/** Copies a body and sets the value at a path. */
function put(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body)
  const steps = stepsOf(path)
  let group = copy as Group
  for (const [index, step] of steps.slice(0, -1).entries()) {
    if (typeof group[step] !== 'object') group[step] = /^\d+$/.test(steps[index + 1] ?? '') ? [] : {}
    group = group[step] as Group
  }
  group[steps.at(-1) ?? ''] = value
  return copy
}

function exampleValue({ enum: values, pattern = '', format }: FieldSchema): string {
  if (values?.[0] !== undefined) return values[0]
  if (format === 'email') return 'somebody@school.test'
  if (pattern.includes('R-')) return 'R-4K7MPX'
  if (pattern.includes('[01]')) return '16:00'
  if (pattern.includes('{64}')) return 'a'.repeat(64)
  if (pattern.includes('{32}')) return 'x'.repeat(32)
  return pattern.includes('[0-9]') ? '2026-11-20' : 'A text'
}

/** An example body that has the field if one does, and the value of the field. */
function exampleBody(id: OperationId, path: string, schema: FieldSchema): { body: object; value: string } {
  const all = Object.values<{ params: object; body?: object }>(requests[id]).flatMap(({ body }) => body ?? [])
  const body = all.find((one) => typeof valueAt(one, path) === 'string') ?? all[0] ?? {}
  const value = valueAt(body, path)
  return { body, value: typeof value === 'string' && value !== '' ? value : exampleValue(schema) }
}

async function decode(id: OperationId, body: object) {
  const whole =
    calls[id].body === 'multipart'
      ? new Response(createFormData(body, getOperationSchemas(id).body ?? {}, () => file))
      : new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  return decodeBody(id, { stream: Readable.from([Buffer.from(await whole.arrayBuffer())]), headers })
}

async function faultsOf(id: OperationId, body: object): Promise<Record<string, string[]>> {
  const refusal = await decode(id, body).catch((error: unknown) => error)
  if (!(refusal instanceof HttpError)) return {}
  const { error } = translateHttpError('en', refusal)
  if (typeof error === 'string') return {}
  expect(refusal.status).toBe(422)
  return error
}

describe.each(bodies)('$id', ({ id, texts }) => {
  test('rejects each required text that is blank, naming its field', async () => {
    const wrong: unknown[] = []
    for (const { path, schema, isRequired } of texts) {
      if (!isRequired && schema.minLength === undefined) continue
      for (const blank of isPassword(path) ? [''] : ['', '   ', ' \n\t ']) {
        const faults = await faultsOf(id, put(exampleBody(id, path, schema).body, path, blank))
        const messages = faults[nameOf(path)] ?? []
        const isRefused =
          schema.minLength === 1 ? messages.some((words) => words.endsWith(' is required')) : messages.length > 0
        if (isRefused === mayBeEmpty.has(`${id} ${path}`)) wrong.push({ path, blank, faults })
      }
    }
    expect(wrong).toEqual([])
  })

  test('trims each text but leaves passwords as typed', async () => {
    for (const { path, schema } of texts) {
      const { body, value } = exampleBody(id, path, schema)
      const typed = ` ${value}\t `
      const decoded = await decode(id, put(body, path, typed))
      expect([path, valueAt(decoded.body, path)]).toEqual([path, isPassword(path) ? typed : value])
    }
  })
})

test('most bodies have texts, and mayBeEmpty names only existing fields', () => {
  const all = bodies.flatMap(({ id, texts }) => texts.map(({ path }) => `${id} ${path}`))
  expect(all.length).toBeGreaterThan(70)
  expect([...mayBeEmpty].filter((name) => !all.includes(name))).toEqual([])
})
