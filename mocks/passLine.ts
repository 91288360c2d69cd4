import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http'
import { request as askSecurely } from 'node:https'

/** Passes on what needn’t be looked at: as it comes, and no longer than somebody waits for it. */
export function passLine(request: IncomingMessage, response: ServerResponse, upstream: string): void {
  const address = new URL(request.url ?? '/', upstream)
  const { method, headers } = request
  const send = address.protocol === 'https:' ? askSecurely : ask
  const passed = send(address, { method, headers: { ...headers, host: address.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  if (request.readableEnded) passed.end()
  else request.pipe(passed)
}
