import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Options = {
  /** 0 picks a free one. */
  port: number
  onRequest?: (request: IncomingMessage) => void
}

/** Serves the files of a folder like a plain host: an unknown path returns 404 with the page `404.html`. */
export async function serveFolder(folder: string, { port, onRequest }: Options) {
  const notFound = readFileSync(join(folder, '404.html'))
  const files = sirv(folder, {
    etag: true,
    onNoMatch: (_, response) => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound),
  })
  const server = createServer((request, response) => {
    onRequest?.(request)
    files(request, response)
  }).listen(port)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.')
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
