import { createMock } from '@maktab/mocks/server'
import { type Server, createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { recordE2eResponses } from './responseCoverage/responseCoverage.ts'
import { root } from './run.ts'

type Options = {
  /** Disables the contract's extensions. */
  specOnly?: boolean
}

/** Serves the built app and the mock at `/api` on one port; 0 picks a free one. */
export async function serveAppWithMock(
  port: number,
  { specOnly = false }: Options = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const mock = await createMock({ contract: join(root, 'openapi', 'openapi.yaml'), specOnly })
  const app = sirv(join(root, 'packages', 'app', 'dist'), {
    single: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  const server = createServer((request, response) => {
    if (mock.handles(request.url ?? '/')) void mock.handle(request, response)
    else app(request, response, () => void response.writeHead(404).end())
  })
  recordE2eResponses(server)
  await listen(server, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.')
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await mock.close()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}
