import { type OperationId, calls } from '@maktab/contract/calls'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { securityHeadersPlugin } from './securityHeadersPlugin.ts'

const ids = Object.keys(calls) as OperationId[]
const careful = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const plain = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(careful).map((name) => [name, String(headers[name]).replaceAll('; ', ';')]))

test('every response of every operation forbids caching, framing and scripts', async () => {
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
    expect(plain(headers), url).toEqual(careful)
  }
})

test('malformed path parameters return 404 with all security headers', async () => {
  const { server, request } = await openTestSchool()
  const { headers: usual } = await request('/api/nothing')
  const withParts = ids.filter((id) => calls[id].path.includes('{'))
  expect(withParts.length).toBeGreaterThan(20)
  for (const id of withParts) {
    for (const part of ['%ED%A0%80', '%zz', '%', '%C0%AF']) {
      const { method, path } = calls[id]
      const response = await server.inject({ method, url: `/api${path.replaceAll(/\{\w+\}/g, part)}` })
      expect([response.statusCode, response.json()], `${id} ${part}`).toEqual([
        404,
        { error: 'This no longer exists.' },
      ])
      for (const name of ['x-frame-options', 'referrer-policy', 'x-maktab-version', 'cache-control']) {
        expect(response.headers[name], `${id} ${name}`).toBe(usual[name])
      }
    }
  }
})

test('mutations are rejected with 403 from other sites only', async () => {
  const { inject, server } = await openTestSchool()
  const rejected = JSON.stringify({ error: 'Other sites can’t change anything here. Open the school’s own site.' })
  for (const id of ids) {
    const { statusCode, body } = await inject(id, { 'sec-fetch-site': 'cross-site' })
    expect(statusCode === 403 && body === rejected, id).toBe(calls[id].method !== 'GET')
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await inject(id, { 'sec-fetch-site': site })).body, `${id} ${site}`).not.toContain('Other sites')
    }
  }
  // Simple requests of forms and plain text are sent without a preflight.
  const sent = { method: 'POST', url: '/api/auth/login', payload: '{"email":"a@b.test","password":"x"}' } as const
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }
  expect((await server.inject({ ...sent, headers })).statusCode).toBe(403)
})

test.each([
  ['http://school.test', true, undefined],
  ['https://school.test', false, 'max-age=31536000'],
  ['https://school.test', true, 'max-age=31536000; includeSubDomains'],
])('a school at %s with subdomains %s sends HSTS %s', async (publicUrl, securesSubDomains, header) => {
  const server = fastify()
  await server.register(securityHeadersPlugin, { publicUrl, securesSubDomains, softwareVersion: '0.1.0' })
  server.get('/', async () => '')
  expect((await server.inject('/')).headers['strict-transport-security']).toBe(header)
})
