import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const config = await loadConfig({ configPath: fileURLToPath(new URL('redocly.yaml', import.meta.url)) })

const listSchema = { type: 'object', properties: { rows: { type: 'array', items: { type: 'integer' } } } }
const examples = {
  typical: { value: { rows: [1] } },
  empty: { value: { rows: [] } },
  longText: { value: { rows: [2] } },
}
const { empty, ...rest } = examples
const emptyFirst = { empty, ...rest }
const response = (description: string, schema: object = listSchema, named: object = examples) => ({
  description,
  content: { 'application/json': { schema, examples: named } },
})
const refusal = response('Refused', { type: 'object' }, { refused: { value: {} } })

function idWith(named: object) {
  return { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, examples: named }
}

const textInPath = { ...idWith({ first: { value: 'one' } }), schema: { type: 'string' } }

function bodyWith(named: object) {
  const schema = { type: 'object', properties: { title: { type: 'string' } } }
  return { content: { 'application/json': { schema, examples: named } } }
}

const operation = {
  operationId: 'saveRows',
  summary: 'Save rows',
  description: 'Specification 1§7.',
  'x-roles': ['admin'],
  'x-parts': ['payments', 'teaching'],
  security: [{ token: [] }],
  parameters: [idWith({ first: { value: 1 } })],
  requestBody: bodyWith({ first: { value: { title: 'One' } } }),
  responses: {
    200: response('Rows'),
    401: refusal,
    403: refusal,
    404: refusal,
    422: refusal,
    500: refusal,
    503: refusal,
  },
}

const extension = { 'x-extension': true, description: 'Specification: an extension, decision 16.' }

async function complaints(change: object): Promise<string[]> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Rows', version: '1', license: { name: 'X', identifier: 'LicenseRef-X' } },
    servers: [{ url: '/api' }],
    paths: { '/rows/{id}': { post: { ...operation, ...change } } },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  }
  const found = await lintFromString({ source: JSON.stringify(document), config })
  return found.map(({ ruleId }) => ruleId)
}

const without = (status: string) => ({
  responses: Object.fromEntries(Object.entries(operation.responses).filter(([name]) => name !== status)),
})
const with200 = (named: object) => ({ responses: { ...operation.responses, 200: response('Rows', listSchema, named) } })

const with200Of = (title: object) => {
  const schema = { type: 'object', properties: { title } }
  return { responses: { ...operation.responses, 200: response('Row', schema, { typical: { value: {} } }) } }
}

test('a pattern that lists its characters passes', async () => {
  const pattern = String.raw`^(?:[0-9]{1,3}\.[A-Za-z_-]+|[^\x00-\x1F\u200B\xAD]*)$`.replace(
    String.raw`\u200B`,
    '\u200B',
  )
  expect(await complaints(with200Of({ type: 'string', pattern }))).toEqual([])
})

test('a valid call passes all rules', async () => {
  expect(await complaints({})).toEqual([])
})

test('an extension with a decision passes', async () => {
  expect(await complaints(extension)).toEqual([])
})

test.each([true, false])('a text path parameter with x-secret: %s passes', async (isSecret) => {
  expect(await complaints({ parameters: [{ ...textInPath, 'x-secret': isSecret }] })).toEqual([])
})

test('a call without a body may have one path example', async () => {
  expect(await complaints({ requestBody: undefined, parameters: [idWith({ typical: { value: 1 } })] })).toEqual([])
})

// proves D15.1
test.each([
  ['maktab/bodies-have-422', without('422')],
  ['maktab/bodies-have-examples', { requestBody: bodyWith({}) }],
  ['maktab/ids-have-examples', { parameters: [idWith({})] }],
  ['maktab/ids-have-examples', { parameters: [idWith({ another: { value: 1 } })] }],
  ['maktab/ids-have-examples', { requestBody: undefined }],
  ['maktab/texts-in-paths-say-whether-secret', { parameters: [textInPath] }],
  ['maktab/secured-calls-have-401', without('401')],
  ['maktab/secured-calls-have-401', without('403')],
  ['maktab/ids-have-404', without('404')],
  ['maktab/every-call-has-500', without('500')],
  ['maktab/every-call-has-503', without('503')],
  ['maktab/calls-name-roles-and-section', { 'x-roles': undefined }],
  ['maktab/admin-calls-name-parts', { 'x-parts': undefined }],
  ['maktab/admin-calls-name-parts', { 'x-parts': [] }],
  ['maktab/admin-calls-name-parts', { 'x-parts': ['money'] }],
  ['maktab/admin-calls-name-parts', { 'x-parts': ['everything', 'payments'] }],
  ['maktab/admin-calls-name-parts', { 'x-roles': ['student'] }],
  ['maktab/calls-name-roles-and-section', { description: 'Saves rows.' }],
  ['maktab/calls-name-roles-and-section', { ...extension, 'x-extension': undefined }],
  ['maktab/calls-name-roles-and-section', { ...extension, 'x-extension': false }],
  ['maktab/calls-name-roles-and-section', { ...extension, description: 'Specification 1§7.' }],
  ['maktab/lists-have-situations', with200({ typical: { value: { rows: [1] } }, empty: { value: { rows: [] } } })],
  ['maktab/lists-have-situations', with200(emptyFirst)],
  [
    'maktab/answers-have-examples',
    { responses: { ...operation.responses, 500: response('Failed', { type: 'object' }, {}) } },
  ],
  ['no-invalid-media-type-examples', { requestBody: bodyWith({ first: { value: { title: 1 } } }) }],
  ['no-invalid-parameter-examples', { parameters: [idWith({ first: { value: 'one' } })] }],
  ['no-invalid-media-type-examples', with200({ ...examples, typical: { value: { rows: ['one'] } } })],
])('%s rejects %j', async (rule, change) => {
  expect(await complaints(change)).toContain(rule)
})

test.each([
  String.raw`^\d+$`,
  String.raw`^[\w-]+$`,
  String.raw`\p{L}`,
  String.raw`\u00AD`,
  '^(?!a)',
  '^(?<a>b)',
  '[😀]',
])('maktab/patterns-read-alike rejects %s', async (pattern) => {
  expect(await complaints(with200Of({ type: 'string', pattern }))).toContain('maktab/patterns-read-alike')
})
