import { calls } from '@maktab/contract/calls'
import { createMock } from '@maktab/mocks/server'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, readContract } from '@maktab/contract/bundle'
import { startDemoServer } from './startDemoServer.ts'
import { root } from './run.ts'

let address = ''
let close = async (): Promise<void> => undefined
const people = { admin: '', teacher: '', student: '' }

beforeAll(async () => {
  const school = await startDemoServer()
  const mock = await createMock({
    contract: join(root, 'openapi', 'openapi.yaml'),
    upstream: school.url,
    password: school.password,
  })
  const front = createServer((request, response) => void mock.handle(request, response)).listen(0, '127.0.0.1')
  await once(front, 'listening')
  address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  close = async () => {
    front.closeAllConnections()
    front.close()
    await mock.close()
    await school.close()
  }
  const state = (await (await fetch(`${address}/__mock/state`)).json()) as { password: string }
  for (const name of ['admin', 'teacher', 'student'] as const) {
    const body = JSON.stringify({ email: `${name}@maktab.test`, password: state.password })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${address}/api/auth/login`, { method: 'POST', body, headers })
    people[name] = ((await response.json()) as { token: string }).token
  }
})
afterAll(() => close())

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
const ask = (path: string, { headers, ...init }: Asking = {}) =>
  fetch(`${address}/api${path}`, { ...init, headers: { token: people.admin, ...headers } })

test('saved data can be read back, and a flip overrides it', async () => {
  const body = JSON.stringify({ id: 0, title: 'Holidays', description: 'The school is closed.' })
  const saved = await ask(calls.savePolicy.path, {
    method: calls.savePolicy.method,
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  expect([saved.status, await saved.json()]).toEqual([201, expect.anything()])
  const list = async (words = '') => (await ask(calls.listPolicies.path, { headers: { 'X-Mock': words } })).text()
  expect(await list()).toContain('Holidays')
  expect(await list('listPolicies=empty')).not.toContain('Holidays')
})

/** Required query parameters, from the contract’s examples. */
function neededQuery({ parameters = [] }: Call['operation']): string {
  const needed = parameters.flatMap(({ name, in: place, required, examples = {} }) => {
    const [example] = Object.values(examples)
    return place === 'query' && required && example ? [[name, String(example.value)]] : []
  })
  return needed.length === 0 ? '' : `?${new URLSearchParams(needed)}`
}

test('every list without path parameters returns a valid response for each role', async () => {
  const needed = new Map(
    (await readContract(join(root, 'openapi', 'openapi.yaml'))).map(({ id, operation }) => [
      id,
      neededQuery(operation),
    ]),
  )
  const lists = Object.entries(calls).flatMap(([id, { method, path, roles }]) =>
    method === 'GET' && !path.includes('{') ? [{ path: `${path}${needed.get(id) ?? ''}`, roles }] : [],
  )
  expect(lists.length).toBeGreaterThan(15)
  for (const { path, roles } of lists) {
    for (const role of roles) if (role in people) await ask(path, { headers: { token: people[role] } })
  }
  const { findings } = (await (await fetch(`${address}/__mock/findings`)).json()) as { findings: unknown[] }
  expect(findings).toEqual([])
})
