import { type RequestListener, createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from './createApi.ts'
import { createClient } from './createClient.ts'
import { readEventStream } from './readEventStream.ts'

async function listenTo(handler: RequestListener, idleTimeout?: number) {
  const server = createServer(handler)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${Object(server.address()).port}/api`
  const api = createApi(createClient({ baseUrl, getToken: () => 'secret', deadline: 50 }))
  const events: unknown[] = []
  const controller = new AbortController()
  const onChange = (changed: unknown) => events.push(changed)
  const closed = readEventStream((options) => api('watchChanges', {}, options), {
    signal: controller.signal,
    onChange,
    ...(idleTimeout && { idleTimeout }),
  })
  return { events, closed, abort: () => controller.abort() }
}

test('readEventStream parses events from arbitrary chunks, without a deadline and with the token', async () => {
  const requests: unknown[] = []
  const { events, closed } = await listenTo(({ url, headers: { token, accept } }, response) => {
    requests.push({ url, token, accept })
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const chunks = ['data: {"changed":[]}\n', '\n:\n\ndata: {"chan', 'ged":["courses","events"]}\n\n']
    const next = () => void (chunks.length > 0 ? response.write(chunks.shift()) : response.end())
    const timer = setInterval(next, 40)
    response.on('close', () => clearInterval(timer))
  })
  await closed
  expect(events).toEqual([[], ['courses', 'events']])
  expect(requests).toEqual([{ url: '/api/changes/watch', token: 'secret', accept: 'text/event-stream' }])
})

test('readEventStream rejects after the idle timeout, on abort and on an error status', async () => {
  const silent: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(':\n\n')
  }
  await expect((await listenTo(silent, 50)).closed).rejects.toBeInstanceOf(Error)
  const aborted = await listenTo(silent)
  aborted.abort()
  await expect(aborted.closed).rejects.toBeInstanceOf(Error)
  const rejected = await listenTo((_, response) => response.writeHead(404).end('{}'))
  await expect(rejected.closed).rejects.toMatchObject({ status: 404 })
})
