import { expect, test } from 'vitest'
import { getOperation, diffAfter, type ChangeCase, extendOperation, text } from './contractChanges.ts'

const list = '/student-policy/get'
const query = { name: 'q', in: 'query', schema: text }
const key = { name: 'Idempotency-Key', in: 'header', schema: { ...text, pattern: String.raw`^[\w-]{16,128}$` } }
const json = { 'application/json': { schema: text } }
const form = { $ref: '#/components/schemas/PolicyForm' }

const calls: ChangeCase[] = [
  ['is gone', (document) => delete document.paths[list], ['! listPolicies']],
  [
    'is new',
    (document) =>
      (document.paths['/x'] = { get: { ...getOperation(document, 'listPolicies'), operationId: 'listMore' } }),
    ['+ listMore'],
  ],
  [
    'has another name',
    extendOperation('listPolicies', { operationId: 'getPolicies' }),
    ['! listPolicies', '+ getPolicies'],
  ],
  [
    'has another path',
    (document) => {
      document.paths['/policies'] = { get: getOperation(document, 'listPolicies') }
      delete document.paths[list]
    },
    ['! listPolicies'],
  ],
  [
    'has another method',
    (document) => (document.paths[list] = { post: getOperation(document, 'listPolicies') }),
    ['! listPolicies'],
  ],
  ['is taken from a role', extendOperation('listPolicies', { 'x-roles': ['admin'] }), ['! listPolicies roles']],
  [
    'is given to a role',
    extendOperation('listPolicies', { 'x-roles': ['teacher', 'student', 'admin'] }),
    ['+ listPolicies roles'],
  ],
  ['is taken from visitors', extendOperation('signIn', { security: [{ token: [] }] }), ['! signIn roles']],
  ['is given to visitors', extendOperation('listPolicies', { security: [] }), ['+ listPolicies roles']],
  ['has what nobody here knows', extendOperation('listPolicies', { callbacks: {} }), ['! listPolicies']],
]

const parameters: ChangeCase[] = [
  [
    'is new and has to be there',
    extendOperation('listPolicies', { parameters: [{ ...query, required: true }] }),
    ['! listPolicies query.q'],
  ],
  ['is new', extendOperation('listPolicies', { parameters: [query] }), ['+ listPolicies query.q']],
  ['is gone', extendOperation('savePolicy', { parameters: [] }), ['! savePolicy header.Idempotency-Key']],
  [
    'has to be there',
    extendOperation('savePolicy', { parameters: [{ ...key, required: true }] }),
    ['! savePolicy header.Idempotency-Key'],
  ],
  ['stands there itself', extendOperation('savePolicy', { parameters: [key] }), []],
]

const bodies: ChangeCase[] = [
  [
    'is new',
    extendOperation('listPolicies', { requestBody: { required: true, content: json } }),
    ['! listPolicies body'],
  ],
  [
    'is new, and may be left out',
    extendOperation('listPolicies', { requestBody: { content: json } }),
    ['+ listPolicies body'],
  ],
  [
    'goes as a form',
    extendOperation('savePolicy', {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    }),
    ['! savePolicy body', '! savePolicy form'],
  ],
  [
    'may be left out',
    extendOperation('savePolicy', { requestBody: { content: { 'application/json': { schema: form } } } }),
    ['+ savePolicy body'],
  ],
]

const answers: ChangeCase[] = [
  ['is gone', (document) => delete getOperation(document, 'savePolicy').responses['409'], ['! savePolicy 409']],
  ['is new', (document) => (getOperation(document, 'savePolicy').responses['418'] = {}), ['+ savePolicy 418']],
  [
    'is of another medium',
    (document) => (getOperation(document, 'savePolicy').responses['409'] = { content: { 'text/plain': {} } }),
    ['! savePolicy 409', '! savePolicy 409', '! savePolicy 409.error', '! savePolicy 409.message'],
  ],
  [
    'has one header less',
    (document) => {
      const { headers: _, ...busy } = document.components.responses['Busy'] ?? {}
      getOperation(document, 'listPolicies').responses['503'] = busy
    },
    ['! listPolicies 503 Retry-After'],
  ],
  [
    'has one header more',
    (document) => {
      const { Forbidden } = document.components.responses
      getOperation(document, 'listPolicies').responses['403'] = { ...Forbidden, headers: { Why: { schema: text } } }
    },
    ['+ listPolicies 403 Why'],
  ],
]

const whole: ChangeCase[] = [
  ['has another address', (document) => (document.servers = [{ url: '/v2' }]), ['! contract']],
  ['takes another token', (document) => (document.components.securitySchemes = {}), ['! contract']],
]

test.each(calls)('a call %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))
test.each(parameters)('a parameter %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))
test.each(bodies)('a body %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))
test.each(answers)('an answer %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))
test.each(whole)('the school %s', (_, change, told) => expect(diffAfter(change)).toEqual(told))
