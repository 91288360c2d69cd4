import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContract } from './readContract.ts'
import { type openMock, admin, asJson, openMockForTest, contractPath } from './openMock.ts'
import { validateExchange } from './prism.ts'

type Ask = Awaited<ReturnType<typeof openMock>>['request']

const course = '/api/course/create-course'
const login = '/api/auth/login'
const state = '/__mock/state'

/** Every way in which the mock refuses something by itself, and not by an example of the contract. */
const refusals: [name: string, status: number, ask: (ask: Ask) => Promise<Response>][] = [
  ['an address with a broken escape', 400, (ask) => ask('/api/course/outlines/%E0%A4%A')],
  ['a call that the contract lacks', 404, (ask) => ask('/api/nothing')],
  ['a method that a path doesn’t take', 405, (ask) => ask('/api/course/get', { method: 'PATCH' })],
  ['a flip that there isn’t', 400, (ask) => ask('/api/course/get', { headers: { 'X-Mock': 'listCourses=odd' } })],
  ['JSON that is none', 422, (ask) => ask(login, { ...asJson({}), body: '{"email": ' })],
  ['no body', 422, (ask) => ask(login, { method: 'POST' })],
  ['fields that don’t fit', 422, (ask) => ask(login, asJson({ email: 'nobody' }))],
  ['JSON where a form belongs', 422, (ask) => ask(course, asJson({ name: 'Tajweed' }, admin))],
  [
    'a form that can’t be read',
    422,
    (ask) => ask(course, { method: 'POST', body: 'x', headers: { ...admin, 'Content-Type': 'multipart/form-data' } }),
  ],
  [
    'more than 20 MB',
    413,
    (ask) => ask(course, { method: 'POST', body: new Uint8Array(21 * 1024 * 1024), headers: admin }),
  ],
  ['an address whose parameter doesn’t fit', 404, (ask) => ask('/api/course/outlines/abc', { headers: admin })],
  ['no such page of the mock', 404, (ask) => ask('/__mock/nothing')],
  ['a method that a page of the mock doesn’t take', 405, (ask) => ask('/__mock/calls', { method: 'POST' })],
  ['a state that is none', 400, (ask) => ask(state, { method: 'PUT', body: '{"situations":{"a":1}}' })],
  ['a state that is no JSON', 400, (ask) => ask(state, { method: 'PUT', body: '{' })],
]

const [operation] = await readContract(contractPath)

/** What of a refusal is unlike the contract, or unlike all of its own examples: a sentence, or faults by field with one beside them. */
async function oddities(answer: Response): Promise<unknown[]> {
  const { error, message, ...others } = (await answer.json()) as Record<string, unknown>
  const body = { error, message }
  const isSaid = typeof error === 'string' ? error.endsWith('.') && message === undefined : typeof message === 'string'
  const found =
    operation && (await validateExchange({ operation, path: operation.path, body: undefined }, { status: 500, body }))
  return [...Object.keys(others), ...(isSaid ? [] : [body]), ...(found?.answer ?? ['There is no contract.'])]
}

test.each(refusals)('%s is refused in the contract’s shape of an error', async (_, status, ask) => {
  const mock = await openMockForTest()
  const answer = await ask(mock.request)
  expect([answer.status, await oddities(answer)]).toEqual([status, []])
})

test('so is a backend that can’t be reached', async () => {
  const mock = await openMockForTest({ upstream: 'http://127.0.0.1:1' })
  const answer = await mock.request('/api/course/get')
  expect([answer.status, await oddities(answer)]).toEqual([502, []])
})

test('nothing is refused in another way', () => {
  const sources = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((name) => !name.endsWith('.test.ts') && name !== 'createErrorBody.ts')
    .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }))
    .filter(({ text }) => /\b(sendJson|Reply|BodyError)\b/.test(text))
  expect(sources.length).toBeGreaterThan(7)
  const others = sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => /\{ error\b.*[:}]|\b[45]\d\d, \{|status: [45]\d\d\b(?!.*createErrorBody)/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(others).toEqual([])
})
