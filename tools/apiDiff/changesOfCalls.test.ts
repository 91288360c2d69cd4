import { expect, test } from 'vitest'
import { getOperation, diffAfter, type ChangeCase, extendOperation, text } from './contractChangeTestHelpers.ts'

const list = '/student-policy/get'
const query = { name: 'q', in: 'query', schema: text }
const key = { name: 'Idempotency-Key', in: 'header', schema: { ...text, pattern: String.raw`^[\w-]{16,128}$` } }
const json = { 'application/json': { schema: text } }
const form = { $ref: '#/components/schemas/PolicyForm' }

const calls: ChangeCase[] = [
  ['was removed', (document) => delete document.paths[list], ['! listPolicies']],
  [
    'is new',
    (document) =>
      (document.paths['/x'] = { get: { ...getOperation(document, 'listPolicies'), operationId: 'listMore' } }),
    ['+ listMore'],
  ],
  ['was renamed', extendOperation('listPolicies', { operationId: 'getPolicies' }), ['! listPolicies', '+ getPolicies']],
  [
    'has a different path',
    (document) => {
      document.paths['/policies'] = { get: getOperation(document, 'listPolicies') }
      delete document.paths[list]
    },
    ['! listPolicies'],
  ],
  [
    'has a different method',
    (document) => (document.paths[list] = { post: getOperation(document, 'listPolicies') }),
    ['! listPolicies'],
  ],
  ['loses a role', extendOperation('listPolicies', { 'x-roles': ['admin'] }), ['! listPolicies roles']],
  [
    'gains a role',
    extendOperation('listPolicies', { 'x-roles': ['teacher', 'student', 'admin'] }),
    ['+ listPolicies roles'],
  ],
  ['is no longer public', extendOperation('signIn', { security: [{ token: [] }] }), ['! signIn roles']],
  ['becomes public', extendOperation('listPolicies', { security: [] }), ['+ listPolicies roles']],
  ['has an unknown keyword', extendOperation('listPolicies', { callbacks: {} }), ['! listPolicies']],
]

const parameters: ChangeCase[] = [
  [
    'is new and required',
    extendOperation('listPolicies', { parameters: [{ ...query, required: true }] }),
    ['! listPolicies query.q'],
  ],
  ['is new', extendOperation('listPolicies', { parameters: [query] }), ['+ listPolicies query.q']],
  ['was removed', extendOperation('savePolicy', { parameters: [] }), ['! savePolicy header.Idempotency-Key']],
  [
    'becomes required',
    extendOperation('savePolicy', { parameters: [{ ...key, required: true }] }),
    ['! savePolicy header.Idempotency-Key'],
  ],
  ['is inlined (no difference)', extendOperation('savePolicy', { parameters: [key] }), []],
]

const bodies: ChangeCase[] = [
  [
    'is new',
    extendOperation('listPolicies', { requestBody: { required: true, content: json } }),
    ['! listPolicies body'],
  ],
  ['is new and optional', extendOperation('listPolicies', { requestBody: { content: json } }), ['+ listPolicies body']],
  [
    'becomes a form',
    extendOperation('savePolicy', {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    }),
    ['! savePolicy body', '! savePolicy form'],
  ],
  [
    'becomes optional',
    extendOperation('savePolicy', { requestBody: { content: { 'application/json': { schema: form } } } }),
    ['+ savePolicy body'],
  ],
]

const answers: ChangeCase[] = [
  ['was removed', (document) => delete getOperation(document, 'savePolicy').responses['409'], ['! savePolicy 409']],
  ['is new', (document) => (getOperation(document, 'savePolicy').responses['418'] = {}), ['+ savePolicy 418']],
  [
    'has a different media type',
    (document) => (getOperation(document, 'savePolicy').responses['409'] = { content: { 'text/plain': {} } }),
    ['! savePolicy 409', '! savePolicy 409', '! savePolicy 409.error', '! savePolicy 409.message'],
  ],
  [
    'loses a header',
    (document) => {
      const { headers: _, ...busy } = document.components.responses['Busy'] ?? {}
      getOperation(document, 'listPolicies').responses['503'] = busy
    },
    ['! listPolicies 503 Retry-After'],
  ],
  [
    'gains a header',
    (document) => {
      const { Forbidden } = document.components.responses
      getOperation(document, 'listPolicies').responses['403'] = { ...Forbidden, headers: { Why: { schema: text } } }
    },
    ['+ listPolicies 403 Why'],
  ],
]

const whole: ChangeCase[] = [
  ['has a different server', (document) => (document.servers = [{ url: '/v2' }]), ['! contract']],
  ['has different security schemes', (document) => (document.components.securitySchemes = {}), ['! contract']],
]

test.each(calls)('compareContracts reports a call that %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)
test.each(parameters)('compareContracts reports a parameter that %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)
test.each(bodies)('compareContracts reports a body that %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)
test.each(answers)('compareContracts reports a response that %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)
test.each(whole)('compareContracts reports a contract that %s', (_, change, expected) =>
  expect(diffAfter(change)).toEqual(expected),
)
