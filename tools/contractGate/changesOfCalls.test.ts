import { expect, test } from 'vitest'
import { call, changesAfter, type Row, tell, text } from './changeCopy.ts'

const list = '/student-policy/get'
const query = { name: 'q', in: 'query', schema: text }
const key = { name: 'Idempotency-Key', in: 'header', schema: { ...text, pattern: String.raw`^[\w-]{16,128}$` } }
const json = { 'application/json': { schema: text } }
const form = { $ref: '#/components/schemas/PolicyForm' }

const calls: Row[] = [
  ['is gone', (document) => delete document.paths[list], ['! listPolicies']],
  [
    'is new',
    (document) => (document.paths['/x'] = { get: { ...call(document, 'listPolicies'), operationId: 'listMore' } }),
    ['+ listMore'],
  ],
  ['has another name', tell('listPolicies', { operationId: 'getPolicies' }), ['! listPolicies', '+ getPolicies']],
  [
    'has another path',
    (document) => {
      document.paths['/policies'] = { get: call(document, 'listPolicies') }
      delete document.paths[list]
    },
    ['! listPolicies'],
  ],
  [
    'has another method',
    (document) => (document.paths[list] = { post: call(document, 'listPolicies') }),
    ['! listPolicies'],
  ],
  ['is taken from a role', tell('listPolicies', { 'x-roles': ['admin'] }), ['! listPolicies roles']],
  [
    'is given to a role',
    tell('listPolicies', { 'x-roles': ['teacher', 'student', 'admin'] }),
    ['+ listPolicies roles'],
  ],
  ['is taken from visitors', tell('signIn', { security: [{ token: [] }] }), ['! signIn roles']],
  ['is given to visitors', tell('listPolicies', { security: [] }), ['+ listPolicies roles']],
  ['has what nobody here knows', tell('listPolicies', { callbacks: {} }), ['! listPolicies']],
]

const parameters: Row[] = [
  [
    'is new and has to be there',
    tell('listPolicies', { parameters: [{ ...query, required: true }] }),
    ['! listPolicies query.q'],
  ],
  ['is new', tell('listPolicies', { parameters: [query] }), ['+ listPolicies query.q']],
  ['is gone', tell('savePolicy', { parameters: [] }), ['! savePolicy header.Idempotency-Key']],
  [
    'has to be there',
    tell('savePolicy', { parameters: [{ ...key, required: true }] }),
    ['! savePolicy header.Idempotency-Key'],
  ],
  ['stands there itself', tell('savePolicy', { parameters: [key] }), []],
]

const bodies: Row[] = [
  ['is new', tell('listPolicies', { requestBody: { required: true, content: json } }), ['! listPolicies body']],
  ['is new, and may be left out', tell('listPolicies', { requestBody: { content: json } }), ['+ listPolicies body']],
  [
    'goes as a form',
    tell('savePolicy', { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }),
    ['! savePolicy body', '! savePolicy form'],
  ],
  [
    'may be left out',
    tell('savePolicy', { requestBody: { content: { 'application/json': { schema: form } } } }),
    ['+ savePolicy body'],
  ],
]

const answers: Row[] = [
  ['is gone', (document) => delete call(document, 'savePolicy').responses['409'], ['! savePolicy 409']],
  ['is new', (document) => (call(document, 'savePolicy').responses['418'] = {}), ['+ savePolicy 418']],
  [
    'is of another medium',
    (document) => (call(document, 'savePolicy').responses['409'] = { content: { 'text/plain': {} } }),
    ['! savePolicy 409', '! savePolicy 409', '! savePolicy 409.error', '! savePolicy 409.message'],
  ],
  [
    'has one header less',
    (document) => {
      const { headers: _, ...busy } = document.components.responses['Busy'] ?? {}
      call(document, 'listPolicies').responses['503'] = busy
    },
    ['! listPolicies 503 Retry-After'],
  ],
  [
    'has one header more',
    (document) => {
      const { Forbidden } = document.components.responses
      call(document, 'listPolicies').responses['403'] = { ...Forbidden, headers: { Why: { schema: text } } }
    },
    ['+ listPolicies 403 Why'],
  ],
]

const whole: Row[] = [
  ['has another address', (document) => (document.servers = [{ url: '/v2' }]), ['! contract']],
  ['takes another token', (document) => (document.components.securitySchemes = {}), ['! contract']],
]

test.each(calls)('a call %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))
test.each(parameters)('a parameter %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))
test.each(bodies)('a body %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))
test.each(answers)('an answer %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))
test.each(whole)('the school %s', (_, change, told) => expect(changesAfter(change)).toEqual(told))
