import { pipeRequest } from '@maktab/mocks/pipeRequest'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line to a school that can be cut, and that can pretend that the school has been built anew. */
export async function frontOf(school: string) {
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
    /** A school that was built anew has none of the files of before. */
    setAssets: (has: boolean) => void (hasAssets = has),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
