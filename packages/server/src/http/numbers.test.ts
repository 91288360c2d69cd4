import { type OperationId, calls } from '@maktab/contract/calls'
import type { Schema } from '@maktab/contract/wire/Schema'
import { expect, test } from 'vitest'
import { coerceParameters, coerceQuery, getOperationSchemas } from '../contract/validators.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm } from '../testing/createPictureFile.ts'

const ids = Object.keys(calls) as OperationId[]
const odd = ['0x10', '1e1', '0b11', '0o7', 'Infinity', '1_0']
const isNumber = ([, schema]: [string, Schema]) => schema.type === 'integer' || schema.type === 'number'
const inPaths = ids.flatMap((id) =>
  Object.entries(getOperationSchemas(id).parameters.properties ?? {})
    .filter(isNumber)
    .map(([name]) => [id, name] as const),
)
const inQueries = ids.flatMap((id) =>
  Object.entries(getOperationSchemas(id).query?.properties ?? {})
    .filter(isNumber)
    .map(([name]) => [id, name] as const),
)

test('every number of a path is read as digits only', () => {
  expect(inPaths.length).toBeGreaterThan(20)
  for (const [id, name] of inPaths) {
    const others = Object.fromEntries(
      Object.keys(getOperationSchemas(id).parameters.properties ?? {}).map((key) => [key, '1']),
    )
    for (const text of odd)
      expect(coerceParameters(id, { ...others, [name]: text }), `${id} ${name} ${text}`).toBe(false)
    const digits: Record<string, unknown> = { ...others, [name]: '16' }
    coerceParameters(id, digits)
    expect(digits[name]).toBe(16)
  }
})

test('every number of a query is read as digits only', () => {
  expect(inQueries.length).toBeGreaterThan(20)
  for (const [id, name] of inQueries) {
    for (const text of odd)
      expect(coerceQuery(id, { [name]: text }).faults, `${id} ${name} ${text}`).toHaveProperty(name)
    expect(coerceQuery(id, { [name]: '16' }).known).toEqual({ [name]: 16 })
  }
})

test('a price of 0x10 is refused at its field, an upload and a record at such a number are not there', async () => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  const course = (price: string) => ask('saveCourse', { token, body: createForm({ name: 'Tajweed', price }) })
  for (const price of ['0x10', '1e2']) {
    expect(await course(price)).toMatchObject({ status: 422, body: { error: { price: ['Price must be a number'] } } })
  }
  expect((await course('16')).status).toBe(201)
  expect((await ask('deleteCourse', { token, params: { courseId: '0x1' } })).status).toBe(404)
  expect((await ask('deleteCourse', { token, params: { courseId: '1' } })).status).toBe(200)
})
