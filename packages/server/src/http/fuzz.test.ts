// @module-tag slow
import { type OperationId, calls } from '@maktab/contract/calls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { getOperationSchemas } from '../contract/validators.ts'
import { encodeCursor } from '../lists/ListRequest.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

const ids = Object.keys(calls) as OperationId[]
const SEED = 20_261_121
const RUNS = 3000

const word = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'null',
    '\0',
    '\u202e',
    '2026-02-31',
    '25:00',
    "'; drop table accounts; --",
    '𝒜'.repeat(300),
  ),
)
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]))
/** Bodies at and above the allowed number of fields and items. */
const wide = fc.constantFrom<unknown[]>(
  Array.from({ length: 500 }, () => 0),
  Array.from({ length: 60_000 }, () => 0),
  Array.from({ length: 150 }, () => fields(90)),
  fields(5000),
  'x'.repeat(200_000),
)
const odd = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: wide },
)

/** Valid and invalid cursors. */
const cursors = [
  encodeCursor({ key: null, id: 2 }),
  encodeCursor({ key: 'student', id: Number.MAX_SAFE_INTEGER }),
  encodeCursor({ key: '\0', id: 1 }),
  'abc',
]

/** Values that mostly match a schema, so that they reach the handlers, and sometimes don’t. */
function valueOf(schema: BodySchema & { enum?: unknown[]; pattern?: string; format?: string }): fc.Arbitrary<unknown> {
  const types = new Set([schema.type ?? 'object'].flat())
  const fits: fc.Arbitrary<unknown>[] = []
  if (schema.enum) fits.push(fc.constantFrom(...schema.enum))
  else if (schema.pattern?.includes(',')) fits.push(fc.constantFrom('1', '2,1', '0,2147483648,9999999999'))
  else if (schema.pattern?.startsWith('^[A-Za-z0-9_-]')) fits.push(fc.constantFrom(...cursors))
  else if (schema.pattern?.includes('[01]')) fits.push(fc.constantFrom('08:00', '16:30', '23:59'))
  else if (schema.pattern?.includes('[0-9]')) fits.push(fc.constantFrom('2026-11-21', '2010-01-31', '2026-12-05T18:30'))
  else if (schema.format === 'email') fits.push(fc.constantFrom('a@b.test', 'zaynab@school.test'))
  else if (types.has('string')) fits.push(word.filter((text) => text.length > 0))
  if (types.has('integer')) fits.push(fc.constantFrom(1, 2, 3, 2_147_483_647, 0))
  if (types.has('number')) fits.push(fc.constantFrom(0, 5, 12.5, 1e6))
  if (types.has('boolean')) fits.push(fc.boolean())
  if (types.has('array')) fits.push(fc.array(valueOf(schema.items ?? {}), { minLength: 1, maxLength: 3 }))
  if (types.has('object') && schema.properties) {
    fits.push(
      fc.record(Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, valueOf(inner)]))),
    )
  }
  return fc.oneof(
    { weight: 15, arbitrary: fc.oneof(...fits, ...(fits.length === 0 ? [odd] : [])) },
    { weight: 1, arbitrary: odd },
  )
}

/** A subset of the query parameters of the contract, with mostly valid values. */
function queryOf(id: OperationId): fc.Arbitrary<Record<string, string>> {
  const named = Object.entries(getOperationSchemas(id).query?.properties ?? {}).map(([name, schema]) => [
    name,
    fc.oneof({ weight: 8, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: word }).map(String),
  ])
  return fc
    .record(Object.fromEntries(named) as Record<string, fc.Arbitrary<string>>)
    .chain((all) => fc.subarray(Object.entries(all)).map((some) => Object.fromEntries(some)))
}

const request = fc.constantFrom(...ids).chain((id) => {
  const parameter = fc.oneof({ weight: 6, arbitrary: fc.constantFrom('1', '2', '0', '2147483647') }, word)
  return fc.record({
    id: fc.constant(id),
    params: fc.record(
      Object.fromEntries([...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, parameter])),
    ),
    query: queryOf(id),
    body: calls[id].body === 'json' ? valueOf(getOperationSchemas(id).body ?? {}) : fc.constant(undefined),
    who: fc.constantFrom('admin' as const, 'teacher' as const, 'student' as const),
  })
})

// proves D15.1
test('thousands of odd requests get a response of the contract and never a 5xx', async () => {
  const { api, admin, teacher, student, course } = await openTestSchool()
  const people = { admin, teacher, student }
  const tokens = { admin: (await admin()).token, teacher: (await teacher()).token, student: (await student()).token }
  await course()
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ id, params, query, body, who }) => {
      const role = calls[id].roles.includes(who) || calls[id].isPublic ? who : (calls[id].roles[0] ?? who)
      const { status } = await api(id, {
        params,
        query,
        token: tokens[role],
        ...(body !== undefined && { body: body as object }),
      })
      // After signing out, continue with a new account.
      if (id === 'signOut') tokens[role] = (await people[role]()).token
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status, id).toBeLessThan(500)
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  // Enough requests reached the handlers.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 10)
}, 120_000)
