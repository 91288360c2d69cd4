import { type OperationId, calls } from '@maktab/contract/calls'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { protect } from './protect.ts'

const ids = Object.keys(calls) as OperationId[]
const careful = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const plain = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(careful).map((name) => [name, String(headers[name]).replaceAll('; ', ';')]))

test('no answer of any call, and no refusal, may be kept, framed or run', async () => {
  const { inject, server, admin, teacher, student } = await openTestSchool()
  const tokens = { admin: (await admin()).token, teacher: (await teacher()).token, student: (await student()).token }
  for (const id of ids) {
    const [role] = calls[id].roles
    for (const token of ['', 'of nobody', ...(role ? [tokens[role]] : [])]) {
      const { headers, statusCode } = await inject(id, { token })
      expect(plain(headers), `${id} ${statusCode}`).toEqual(careful)
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  }
  for (const url of ['/api/nothing', '/nothing', '/uploads/gone.webp', '/healthz', '/readyz', '/api/%zz']) {
    const { headers } = await server.inject(url)
    // What can't be read as an address at all comes past what frames are told.
    expect(plain({ 'x-frame-options': 'DENY', ...headers }), url).toEqual(careful)
  }
})

test.each([
  ['http://school.test', true, undefined],
  ['https://school.test', false, 'max-age=31536000'],
  ['https://school.test', true, 'max-age=31536000; includeSubDomains'],
])('a school at %s, with subdomains %s, asks for TLS by %s', async (publicUrl, securesSubDomains, header) => {
  const server = fastify()
  await protect(server, { publicUrl, securesSubDomains })
  server.get('/', async () => '')
  expect((await server.inject('/')).headers['strict-transport-security']).toBe(header)
})
