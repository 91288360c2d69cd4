import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { RequestLog } from './createServer.ts'

test('each request is logged in one line with its status and time', async () => {
  const lines: string[] = []
  const server = fastify({
    logController: new RequestLog(),
    logger: { stream: { write: (line) => void lines.push(line) } },
  })
  server.get('/here', async () => 'x')
  server.get('/hijacked', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).end('x')
  })
  for (const url of ['/here', '/hijacked', '/nowhere']) await server.inject(url)
  const entries = lines.map((line) => JSON.parse(line) as { req?: { url: string }; res?: { statusCode: number } })
  const requests = entries.filter(({ req, res }) => req !== undefined || res !== undefined)
  expect(requests.map(({ req, res }) => [req?.url, res?.statusCode])).toEqual([
    ['/here', 200],
    ['/hijacked', 200],
    ['/nowhere', 404],
  ])
  for (const request of requests) expect(request).toMatchObject({ responseTime: expect.any(Number) as number })
})

type Sent = { from: string; forwardedFor: string }

async function warningsOf(trustedProxies: string[], ...sent: Sent[]): Promise<string[]> {
  const lines: string[] = []
  const { api } = await openTestSchool({ trustedProxies, onFault: (words) => void lines.push(words) })
  for (const one of sent) await api('listCourses', one)
  return lines
}

const twice = (one: Sent) => [one, one]

test('a proxy that forwards the header of visitors is warned about once', async () => {
  const warnings = await warningsOf(['loopback'], ...twice({ from: '127.0.0.1', forwardedFor: '9.9.9.1, 203.0.113.5' }))
  expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For has more addresses') as string])
})

test('an unnamed proxy in a private network is warned about once, with its address', async () => {
  const warnings = await warningsOf(['loopback'], ...twice({ from: '172.18.0.2', forwardedFor: '203.0.113.5' }))
  expect(warnings).toEqual([expect.stringMatching(/Name the proxy in TRUSTED_PROXIES\.\n.*172\.18\.0\.2/) as string])
})

test.each([
  ['a proxy that sets the header', ['loopback'], { from: '127.0.0.1', forwardedFor: '203.0.113.5' }],
  [
    'proxies in a row that are all named',
    ['loopback', '10.0.0.0/8'],
    { from: '127.0.0.1', forwardedFor: '203.0.113.5, 10.1.1.1' },
  ],
  ['a visitor who sends the header without a proxy', ['loopback'], { from: '198.51.100.7', forwardedFor: '9.9.9.1' }],
])('%s causes no warning', async (_who, trusted, sent) => {
  expect(await warningsOf(trusted, sent)).toEqual([])
})
