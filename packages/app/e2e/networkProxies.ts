import { request as send, createServer, type IncomingMessage } from 'node:http'
import { pipeRequest } from '@maktab/mocks/pipeRequest'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

type DroppingProxy = {
  url: string
  /** How often the dropped operation was sent. */
  sent: () => number
  stopDropping: () => void
  close: () => void
}

/** Starts a proxy in front of a school that drops the responses of one operation. */
export async function dropResponses(school: string, path: string): Promise<DroppingProxy> {
  let isDropping = true
  let sent = 0
  const server = createServer((request, response) => {
    const isDropped = request.method === 'POST' && request.url === path
    if (isDropped) sent += 1
    const { method = 'GET', headers } = request
    const forwarded = send(new URL(request.url ?? '/', school), { method, headers }, (answer) => {
      if (isDropped && isDropping) {
        answer.resume().once('end', () => request.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.once('error', () => request.socket.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}`,
    sent: () => sent,
    stopDropping: () => void (isDropping = false),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Starts a proxy in front of a school that can be stopped and can simulate a new version of the app. */
export async function createFrontProxy(school: string) {
  let version = 1
  let hasAssets = true
  const isAsset = ({ url = '' }: IncomingMessage) => url.startsWith('/assets/')
  const server = createServer((request, response) => {
    if (isAsset(request) && !hasAssets) response.writeHead(404).end()
    else if (request.url === '/swBackground.js' && version > 1) {
      void fetch(`${school}/swBackground.js`).then(async (answer) =>
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
          .end(`${await answer.text()}\n// version ${version}`),
      )
    } else pipeRequest(request, response, school)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    buildAnew: () => void (version += 1),
    /** A new version no longer serves the files of the old one. */
    setAssets: (has: boolean) => void (hasAssets = has),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Connects the change stream to the server itself, because the mock in between has none. */
export async function connectToServerChangeStream(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'mock', value: 'watchChanges=upstream', domain: 'localhost', path: '/' }])
}
