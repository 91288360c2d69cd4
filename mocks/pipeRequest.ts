import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http'
import { request as askSecurely } from 'node:https'
import { pipeline } from 'node:stream'

/**
 * Passes on what needn’t be looked at: as it comes, and no longer than somebody waits for it. An answer that is cut off
 * is cut off for whoever asked, too; `onLost` is told why there is none, or no whole one.
 */
export function pipeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: string,
  onLost: (reason: NodeJS.ErrnoException) => void = () => undefined,
): void {
  const address = new URL(request.url ?? '/', upstream)
  const { method, headers } = request
  const send = address.protocol === 'https:' ? askSecurely : ask
  const lose = (error: NodeJS.ErrnoException) => {
    if (!response.destroyed) onLost(error)
    response.destroy()
  }
  const passed = send(address, { method, headers: { ...headers, host: address.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('aborted', () => lose(new Error('The response was cut off.')))
    pipeline(answer, response, () => undefined)
  })
  passed.on('error', lose)
  response.on('close', () => passed.destroy())
  if (request.readableEnded) passed.end()
  else request.pipe(passed)
}
