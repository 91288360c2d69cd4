import { calls, type OperationId } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { validateResponse, coerceParameters, coerceQuery, getOperationSchemas } from '../contract/validators.ts'
import { callEveryOperation } from '../testing/callEveryOperation.ts'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm } from '../testing/formData.ts'

/** Example requests that don't succeed. */
const rejected: Record<string, number> = {
  'signIn mistyped': 401,
  'checkResetLink usedLink': 422,
  'resetPassword usedLink': 422,
  'confirmEmail oldLink': 422,
  // This teacher isn't approved in the demo school.
  'editClass otherTeacher': 422,
  'decidePurchase rejected': 409,
  // Approved by an earlier request.
  'deleteTeacher application': 409,
}

test('every example request gets a response of the contract in the demo school', async () => {
  const results = await callEveryOperation()
  const wrong = results
    .map((result) => ({ ...result, faults: validateResponse(result.id, result.status, result.body) }))
    .filter(({ id, name, status, faults }) => {
      const expected = rejected[`${id} ${name}`]
      return faults !== undefined || (expected === undefined ? status !== 200 && status !== 201 : status !== expected)
    })
  expect(wrong).toEqual([])
  const ids = Object.keys(calls)
  expect(new Set(results.map(({ id }) => id)).size).toBe(ids.length)
  expect(new Set(results.map(({ id, name }) => `${id} ${name}`)).size).toBeGreaterThan(ids.length + 25)
})

const ids = Object.keys(calls) as OperationId[]
const odd = ['0x10', '1e1', '0b11', '0o7', 'Infinity', '1_0']
const isNumber = ([, schema]: [string, BodySchema]) => schema.type === 'integer' || schema.type === 'number'
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

test('numbers in a path accept digits only', () => {
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

test('numbers in a query accept digits only', () => {
  expect(inQueries.length).toBeGreaterThan(20)
  for (const [id, name] of inQueries) {
    for (const text of odd)
      expect(coerceQuery(id, { [name]: text }).faults, `${id} ${name} ${text}`).toHaveProperty(name)
    expect(coerceQuery(id, { [name]: '16' }).known).toEqual({ [name]: 16 })
  }
})

test('hexadecimal and exponent numbers are rejected in fields and return 404 in paths', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const course = (price: string) => api('saveCourse', { token, body: createForm({ name: 'Tajweed', price }) })
  for (const price of ['0x10', '1e2']) {
    expect(await course(price)).toMatchObject({ status: 422, body: { error: { price: ['Price must be a number'] } } })
  }
  expect((await course('16')).status).toBe(201)
  expect((await api('deleteCourse', { token, params: { courseId: '0x1' } })).status).toBe(404)
  expect((await api('deleteCourse', { token, params: { courseId: '1' } })).status).toBe(200)
})
