import { type RequestListener, createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from './createApi.ts'
import { createClient } from './createClient.ts'
import { readEventStream } from './readEventStream.ts'

async function listenTo(answer: RequestListener, silence?: number) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${Object(server.address()).port}/api`
  const ask = createApi(createClient({ baseUrl, getToken: () => 'secret', deadline: 50 }))
  const told: unknown[] = []
  const leaving = new AbortController()
  const onTold = (changed: unknown) => told.push(changed)
  const over = readEventStream((line) => ask('watchChanges', {}, line), {
    signal: leaving.signal,
    onChange: onTold,
    ...(silence && { idleTimeout: silence }),
  })
  return { told, over, leave: () => leaving.abort() }
}

test('what is told is heard as it comes, in whatever pieces, past the deadline of calls, with the token', async () => {
  const asked: unknown[] = []
  const { told, over } = await listenTo(({ url, headers: { token, accept } }, response) => {
    asked.push({ url, token, accept })
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const pieces = ['data: {"changed":[]}\n', '\n:\n\ndata: {"chan', 'ged":["courses","events"]}\n\n']
    const next = () => void (pieces.length > 0 ? response.write(pieces.shift()) : response.end())
    const timer = setInterval(next, 40)
    response.on('close', () => clearInterval(timer))
  })
  await over
  expect(told).toEqual([[], ['courses', 'events']])
  expect(asked).toEqual([{ url: '/api/changes/watch', token: 'secret', accept: 'text/event-stream' }])
})

test('a line that says nothing for long, one that is left, and a refusal are told', async () => {
  const silent: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(':\n\n')
  }
  await expect((await listenTo(silent, 50)).over).rejects.toBeInstanceOf(Error)
  const left = await listenTo(silent)
  left.leave()
  await expect(left.over).rejects.toBeInstanceOf(Error)
  const refused = await listenTo((_, response) => response.writeHead(404).end('{}'))
  await expect(refused.over).rejects.toMatchObject({ status: 404 })
})
